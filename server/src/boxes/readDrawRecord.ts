import type { readDrawRecord as call } from '@mcy/api/boxes/contract';
import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { Database } from '../db/database.ts';
import { presentOpenings, selectOpenings } from './presentOpenings.ts';
import { readIdCursor } from './readCursor.ts';

/** A page of a player's openings, newest first. */
export async function readDrawRecord(
  db: Database,
  user_id: string,
  { pool_id, cursor, limit }: ParsedRequestOf<typeof call>,
  locale: Locale,
): Promise<ResponseOf<typeof call>> {
  let query = selectOpenings(db, user_id)
    .orderBy('opening.opening_id', 'desc')
    .limit(limit + 1);
  if (pool_id !== undefined) query = query.where('opening.pool_id', '=', pool_id);
  const before = readIdCursor(cursor);
  if (before !== null) query = query.where('opening.opening_id', '<', before);
  const found = await query.execute();
  const page = found.slice(0, limit);
  return {
    rows: await presentOpenings(db, page, locale),
    next_cursor: found.length > limit ? (page.at(-1)?.opening_id ?? null) : null,
  };
}
