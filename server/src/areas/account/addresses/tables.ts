export interface AddressRow {
  address_id: string;
  user_id: string;
  consignee: string;
  /** `+84` and digits. */
  phone: string;
  /** Codes of the statistics office, and the names at the time of saving. */
  province_code: string;
  province_name: string;
  ward_code: string;
  ward_name: string;
  detail: string;
  /** Degrees; both or neither. */
  latitude: number | null;
  longitude: number | null;
  /** True for one of a user's addresses: see `lockAddresses`. */
  is_default: boolean;
  created_at: Date;
}

declare module '../../../platform/db/database.ts' {
  interface Tables {
    user_address: AddressRow;
  }
}
