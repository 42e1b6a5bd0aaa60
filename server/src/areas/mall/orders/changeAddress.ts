import { isDeepStrictEqual } from 'node:util';
import { orderStateAfter } from '@mcy/api/mall/orders/rules';
import type { Database } from '../../../platform/db/database.ts';
import { lockAddresses, ownAddress } from '../../account/door.ts';
import { copyAddress } from './copyAddress.ts';
import { type StoredOrder, lockOrder, stepOrder } from './stepOrder.ts';

interface NewAddress {
  user_id: string;
  order_id: string;
  address_id: string;
  now: Date;
}

/**
 * Sends a player's order to another of their addresses, in the caller's transaction, until it is packed. Nothing happens
 * where it goes there already. Refuses `address_not_found`, `order_not_found`, `order_moved_on`.
 */
export async function changeAddress(
  db: Database,
  { user_id, order_id, address_id, now }: NewAddress,
): Promise<StoredOrder> {
  // The player's row before the order, as a purchase locks them.
  const to = ownAddress(await lockAddresses(db, user_id), address_id);
  const by = { actor: 'buyer', actor_id: user_id } as const;
  const order = await lockOrder(db, order_id, by);
  const set = copyAddress(to);
  const same = isDeepStrictEqual(copyAddress(order), set);
  if (same && orderStateAfter(order, 'change_address', 'buyer') !== null) return order;
  return stepOrder(db, order, { action: 'change_address', by, set, now });
}
