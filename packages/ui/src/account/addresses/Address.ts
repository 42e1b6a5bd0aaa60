/** A place that parcels go to. */
export interface Address {
  address_id: string;
  consignee: string;
  /** `+84` and digits. */
  phone: string;
  province_name: string;
  ward_name: string;
  detail: string;
  /** A pin on the map, in degrees; null where nobody put one. */
  position: { latitude: number; longitude: number } | null;
  is_default: boolean;
}

/** House, ward and province in one line, as a Vietnamese address is written. */
export function lineOfAddress({ detail, ward_name, province_name }: Address): string {
  return `${detail}, ${ward_name}, ${province_name}`;
}
