import type { itemRefusals } from '@mcy/api/contract';
import { type ItemMove, type ItemState, type ShippingClass, itemMoves } from '@mcy/api/collection/items/words';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { itemElsewhere, itemNotFound } from './messages.ts';

/** A locked item, as it was before the move. */
export interface LockedItem {
  item_id: string;
  user_id: string;
  toy_id: string;
  state: ItemState;
  held_by: string | null;
  shipping_class: ShippingClass;
}

interface Move {
  move: Exclude<ItemMove, 'give'>;
  /** Each once. */
  item_ids: readonly string[];
  /** Their owner before the move. */
  user_id: string;
  /** The parcel, gift, upgrade, … of the move. An item that is not held belongs to the one that took it. */
  reference_id: string;
  now: Date;
}

interface Give extends Omit<Move, 'move'> {
  move: 'give';
  /** The new owner. */
  to_user_id: string;
}

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends Record<keyof typeof itemRefusals, true> {}
}

/**
 * Locks a player's items in order of id. Refuses `item_not_found` where one is missing, another player's, or not seen yet.
 */
export async function lockItems(
  db: Database,
  { user_id, item_ids }: { user_id: string; item_ids: readonly string[] },
): Promise<LockedItem[]> {
  const items = await db
    .selectFrom('item')
    .select(['item_id', 'user_id', 'toy_id', 'state', 'held_by', 'shipping_class'])
    .where('item_id', '=', (is) => is.fn.any(is.val(item_ids)))
    .where('user_id', '=', user_id)
    .where('seen', '=', true)
    .orderBy('item_id')
    .forUpdate()
    .execute();
  if (items.length !== item_ids.length) {
    throw new Refusal({ error: 'item_not_found', message: itemNotFound, field: 'item_ids' });
  }
  return items;
}

/**
 * Moves a player's items by the table `itemMoves`, in the caller's transaction: the only place that changes an item.
 * `give` also changes the owner, to `to_user_id`. Refuses `item_not_found`, and `item_elsewhere` where one is not in
 * the state that the move starts from, or something else than `reference_id` holds it; then nothing moves.
 */
export async function moveItems(
  db: Database,
  { move, item_ids, user_id, reference_id, now, ...rest }: Move | Give,
): Promise<LockedItem[]> {
  const items = await lockItems(db, { user_id, item_ids });
  const { from, to } = itemMoves[move];
  const holder = from === 'held' ? null : reference_id;
  if (items.some(({ state, held_by }) => state !== from || held_by !== holder)) {
    throw new Refusal({ error: 'item_elsewhere', message: itemElsewhere, field: 'item_ids' });
  }
  const owner = 'to_user_id' in rest ? rest.to_user_id : user_id;
  await db
    .updateTable('item')
    .set({ state: to, held_by: to === 'held' ? null : reference_id, user_id: owner })
    .where('item_id', '=', (is) => is.fn.any(is.val(item_ids)))
    .execute();
  await db
    .insertInto('item_move')
    .values(items.map(({ item_id }) => ({ item_id, move, user_id: owner, reference_id, moved_at: now })))
    .execute();
  for (const affected of new Set([user_id, owner])) touch(db, 'collection/items', affected);
  return items;
}
