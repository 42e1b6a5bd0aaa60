import type { Address } from '@mcy/api/account/addresses/contract';
import type { StoredAddress } from './lockAddresses.ts';

/** An address as its owner sees it. */
export function presentAddress({ latitude, longitude, ...address }: StoredAddress): Address {
  return { ...address, position: latitude === null || longitude === null ? null : { latitude, longitude } };
}
