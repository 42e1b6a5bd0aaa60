import type { listMoves as call } from '@mcy/api/collection/record/contract';
import type { RecordFilter } from '@mcy/api/collection/record/words';
import type { ItemHistoryKind, ItemMove } from '@mcy/api/collection/items/words';
import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { readNumberCursor } from '../../../platform/http/readCursor.ts';
import { readPage } from '../../../platform/http/readPage.ts';

/** The moves that each filter shows; each has an index of its own. */
const movesAbout: Readonly<Record<RecordFilter, readonly ItemMove[]>> = {
  gifts: ['offer', 'give', 'take_back'],
  parcels: ['send', 'unpack', 'receive', 'send_back'],
  used: ['decompose', 'upgrade', 'synthesise'],
};

/** Moves whose name is also an item's origin. */
const kindOf = (move: ItemMove): ItemHistoryKind =>
  move === 'upgrade' ? 'upgraded' : move === 'synthesise' ? 'synthesised' : move;

/** A page of what happened to toys while they were a player's, newest first. */
export async function listMoves(
  db: Database,
  user_id: string,
  { about, ...page }: ParsedRequestOf<typeof call>,
  locale: Locale,
): Promise<ResponseOf<typeof call>> {
  let query = db
    .selectFrom('item_move')
    .innerJoin('item', 'item.item_id', 'item_move.item_id')
    .innerJoin('toy', 'toy.toy_id', 'item.toy_id')
    .select(['item_move.move_id', 'item_move.move', 'item_move.moved_at', 'item.item_id', 'item.serial'])
    .select(['item.user_id as owner', 'toy.name', 'toy.image', 'toy.rarity'])
    .where('item_move.user_id', '=', user_id);
  if (about !== undefined) {
    // Written out: the planner cannot see that a parameter is within an index.
    const moves = sql.join(movesAbout[about].map((move) => sql.lit(move)));
    query = query.where(sql<boolean>`item_move.move in (${moves})`);
  }
  const { rows, next_cursor } = await readPage(query, { by: 'item_move.move_id', cursorOf: readNumberCursor }, page);
  return {
    rows: rows.map(({ move_id, move, moved_at, item_id, serial, owner, name, image, rarity }) => ({
      move_id,
      kind: kindOf(move),
      at: moved_at.toISOString(),
      item_id,
      name: name[locale],
      image,
      rarity,
      serial,
      own: owner === user_id,
    })),
    next_cursor,
  };
}
