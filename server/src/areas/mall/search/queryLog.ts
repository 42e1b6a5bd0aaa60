import { createHmac } from 'node:crypto';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { deriveKey } from '../../../platform/sealing/deriveKey.ts';
import { wholeOf } from './documentWords.ts';
import { mostTerms, readQuery } from './readQuery.ts';
import { pairsOf, splitText } from './splitWords.ts';
import { sql } from 'kysely';

/** People who must have made a query in one fortnight before anybody sees it. */
export const fewestAskers = 5;
const mostPopular = 10;
/** Queries of one asker in a fortnight that are kept. */
export const mostOfAsker = 200;
const fortnightLength = 14 * 24 * 3_600_000;

/** The number of a fortnight. */
export function fortnightOf(now: Date): number {
  return Math.floor(now.getTime() / fortnightLength);
}

interface Searched {
  q: string;
  /** The user's id, or the most of a network that one customer gets: a device can be made up. */
  asker: string;
  now: Date;
  appSecret: Config['appSecret'];
}

/** Counts a query once for each person and fortnight, if all its words are the shop's: so nobody's own data gets in. */
export async function noteQuery(db: Database, { q, asker, now, appSecret }: Searched): Promise<void> {
  const query = await readQuery(db, q);
  // Of more terms only the first are looked for: the rest could be anything.
  if (query === null || query.corrected || query.whole.length < 2 || countTerms(q) > mostTerms) return;
  const accented =
    query.accented === null ? null : sql<string>`(${query.all})::tsquery && (${query.accented})::tsquery`;
  const { rows } = await sql<{ found: boolean; written: boolean }>`
    select exists (select from search_document where words @@ ${query.all}::tsquery) as found,
      ${accented === null ? sql`false` : sql`exists (select from search_document where words @@ (${accented}))`} as written`.execute(
    db,
  );
  if (rows[0]?.found !== true) return;
  const fortnight = fortnightOf(now);
  const hash = createHmac('sha256', deriveKey(appSecret, `searches of ${fortnight}`))
    .update(asker)
    .digest('base64url');
  const own = db.selectFrom('search_query').where('fortnight', '=', fortnight).where('asker', '=', hash);
  const { kept } = await own.select((is) => is.fn.countAll<number>().as('kept')).executeTakeFirstOrThrow();
  if (kept >= mostOfAsker) return;
  await db
    .insertInto('search_query')
    .values({ query: wholeOf(q), fortnight, asker: hash, shown: shownOf(q, rows[0].written) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A query's words alone, as the shop writes them: with accents only where it has them. */
function shownOf(q: string, written: boolean): string {
  const words = splitText(q).map(({ word, run }) => run ?? (written ? (word.accented ?? word.folded) : word.folded));
  return words.join(' ');
}

function countTerms(q: string): number {
  return splitText(q).reduce((sum, { run }) => sum + (run === undefined ? 1 : pairsOf(run).length), 0);
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
