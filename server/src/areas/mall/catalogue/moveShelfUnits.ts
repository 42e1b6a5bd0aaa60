import type { ParsedRequestOf } from '@mcy/api/contract';
import type { moveShelfUnits as call } from '@mcy/api/operator/shelves/contract';
import { type ShelfMove, movesOf } from '@mcy/api/operator/shelves/words';
import type { ShelfMovementKind } from '@mcy/api/mall/catalogue/words';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { requireFreeUnits } from '../../collection/door.ts';
import { variantNotFound } from '../cart/messages.ts';
import { moveNotHere, shelfShort } from './shelfMessages.ts';

/** What a move writes: its kind, and whether it adds units or takes them. */
const written: Readonly<Record<ShelfMove, readonly [kind: ShelfMovementKind, sign: 1 | -1]>> = {
  receive: ['receive', 1],
  shelve: ['shelve', 1],
  unshelve: ['unshelve', -1],
  add: ['correct', 1],
  remove: ['correct', -1],
};

/**
 * Moves units of a variant, in the caller's transaction. Its shelf is locked, as orders lock it. Units of a toy move in the
 * warehouse too, by a trigger. Refuses `variant_not_found`, `move_not_here`, `shelf_short`, `units_short`.
 */
export async function moveShelfUnits(
  db: Database,
  { variant_id, move, units, reason }: ParsedRequestOf<typeof call>,
  { operator_id, now }: { operator_id: string; now: Date },
): Promise<void> {
  const shelf = await db
    .selectFrom('shelf')
    .innerJoin('variant', 'variant.variant_id', 'shelf.variant_id')
    .select(['shelf.on_hand', 'variant.toy_id'])
    .where('shelf.variant_id', '=', variant_id)
    .forNoKeyUpdate('shelf')
    .executeTakeFirst();
  if (!shelf) throw new Refusal({ error: 'variant_not_found', message: variantNotFound, field: 'variant_id' });
  const { on_hand, toy_id } = shelf;
  const moves: readonly ShelfMove[] = movesOf[toy_id === null ? 'goods' : 'toy'];
  if (!moves.includes(move)) throw new Refusal({ error: 'move_not_here', message: moveNotHere, field: 'move' });
  const [kind, sign] = written[move];
  if (on_hand + sign * units < 0) {
    throw new Refusal({ error: 'shelf_short', message: shelfShort(on_hand), field: 'units' });
  }
  if (move === 'shelve' && toy_id !== null) {
    await requireFreeUnits(
      db,
      Array.from({ length: units }, () => toy_id),
    );
  }
  await db
    .insertInto('shelf_movement')
    .values({ variant_id, kind, on_hand: sign * units, operator_id, reason, moved_at: now })
    .execute();
  touch(db, 'mall/catalogue', 'everybody');
  if (move === 'shelve' || move === 'unshelve') touch(db, 'collection/stock', 'everybody');
}
