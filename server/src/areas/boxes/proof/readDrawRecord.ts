import type { readDrawRecord as call } from '@mcy/api/boxes/proof/contract';
import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { presentOpenings, selectOpenings } from '../opening/presentOpenings.ts';
import { readPage } from '../../../platform/http/readPage.ts';

/** A page of a player's openings, newest first. */
export async function readDrawRecord(
  db: Database,
  user_id: string,
  { pool_id, cursor, limit }: ParsedRequestOf<typeof call>,
  locale: Locale,
): Promise<ResponseOf<typeof call>> {
  let query = selectOpenings(db, user_id)
    .innerJoin('pool_player', (join) =>
      join.onRef('pool_player.pool_id', '=', 'opening.pool_id').onRef('pool_player.user_id', '=', 'opening.user_id'),
    )
    .select('pool_player.pseudonym');
  if (pool_id !== undefined) query = query.where('opening.pool_id', '=', pool_id);
  const page = await readPage(query, { by: 'opening.opening_id' }, { cursor, limit });
  const openings = await presentOpenings(db, page.rows, locale);
  const pseudonyms = new Map(page.rows.map(({ opening_id, pseudonym }) => [opening_id, pseudonym]));
  return {
    rows: openings.map((opening) => ({ ...opening, pseudonym: pseudonyms.get(opening.opening_id) ?? '' })),
    next_cursor: page.next_cursor,
  };
}
