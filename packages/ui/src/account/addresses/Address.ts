/** A delivery address. */
export interface Address {
  address_id: string;
  consignee: string;
  /** `+84` and digits. */
  phone: string;
  province_name: string;
  ward_name: string;
  detail: string;
  /** A pin on the map, in degrees; null without one. */
  position: { latitude: number; longitude: number } | null;
  is_default: boolean;
}

/** Formats house, ward and province in one line, in Vietnamese order. */
export function lineOfAddress({ detail, ward_name, province_name }: Address): string {
  return `${detail}, ${ward_name}, ${province_name}`;
}
