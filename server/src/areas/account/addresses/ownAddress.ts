import { Refusal } from '../../../platform/http/Refusal.ts';
import { addressNotFound } from './messages.ts';
import type { StoredAddress } from './lockAddresses.ts';

/** Returns one of a user's own addresses. Refuses `address_not_found`, also for another user's. */
export function ownAddress(addresses: readonly StoredAddress[], address_id: string): StoredAddress {
  const own = addresses.find((address) => address.address_id === address_id);
  if (own) return own;
  throw new Refusal({
    error: 'address_not_found',
    message: addressNotFound,
    field: 'address_id',
  });
}
