import type { Address } from '@mcy/api/account/addresses/contract';

/** House, ward and province in one line, as a Vietnamese address is written. */
export function lineOfAddress({ detail, ward_name, province_name }: Address): string {
  return `${detail}, ${ward_name}, ${province_name}`;
}
