import { createHmac } from 'node:crypto';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { deriveKey } from '../../../platform/sealing/deriveKey.ts';
import { wholeOf } from './documentWords.ts';
import { readQuery } from './readQuery.ts';
import { sql } from 'kysely';

/** People who must have made a query in one fortnight before anybody sees it. */
export const fewestAskers = 5;
const mostPopular = 10;
const fortnightLength = 14 * 24 * 3_600_000;

/** The number of a fortnight. */
export function fortnightOf(now: Date): number {
  return Math.floor(now.getTime() / fortnightLength);
}

interface Searched {
  q: string;
  /** The user's id, or a guest's network: a device can be made up. */
  asker: string;
  now: Date;
  appSecret: Config['appSecret'];
}

/** Counts a query once for each person and fortnight, if all its words are the shop's: so nobody's own data gets in. */
export async function noteQuery(db: Database, { q, asker, now, appSecret }: Searched): Promise<void> {
  const query = await readQuery(db, q);
  if (query === null || query.corrected || query.whole.length < 2) return;
  const hit = await db
    .selectFrom('search_document')
    .select('document_id')
    .where(sql<boolean>`words @@ ${query.all}::tsquery`)
    .limit(1)
    .executeTakeFirst();
  if (!hit) return;
  const fortnight = fortnightOf(now);
  const hash = createHmac('sha256', deriveKey(appSecret, `searches of ${fortnight}`))
    .update(asker)
    .digest('base64url');
  await db
    .insertInto('search_query')
    .values({ query: wholeOf(q), fortnight, asker: hash, shown: q.normalize('NFC').trim().replaceAll(/\s+/g, ' ') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What many looked for in this fortnight or the one before, the most frequent first. */
export async function listPopularQueries(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ shown: string }>`
    select mode() within group (order by shown) as shown, count(*) as askers
    from search_query where fortnight between ${fortnightOf(now) - 1} and ${fortnightOf(now)}
    group by query, fortnight having count(*) >= ${fewestAskers}
    order by fortnight desc, askers desc, shown limit ${2 * mostPopular}`.execute(db);
  return [...new Set(rows.map(({ shown }) => shown))].slice(0, mostPopular);
}

/** Forgets queries that count no more. */
export async function forgetQueries(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('search_query')
    .where('fortnight', '<', fortnightOf(now) - 1)
    .execute();
}
