import type { Database } from '../../../../platform/db/database.ts';
import { wholeOf } from '../documentWords.ts';
import { fewestAskers, fortnightOf } from '../queryLog.ts';

/** What the demo's shoppers look for, the most frequent first. */
const queries = ['hộp mù', 'thú bông', 'móc khóa', 'rồng', 'dạ quang', 'tranh treo tường', 'trà sữa', 'trọn bộ'];

/** Adds the demo's log of queries where it is missing. */
export async function seedQueries(db: Database, now: Date): Promise<void> {
  await db
    .insertInto('search_query')
    .values(
      queries.flatMap((shown, place) =>
        Array.from({ length: fewestAskers + queries.length - place }, (_, asker) => ({
          query: wholeOf(shown),
          fortnight: fortnightOf(now),
          asker: `demo ${asker}`,
          shown,
        })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
