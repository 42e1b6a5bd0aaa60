import type { Database } from '../../../platform/db/database.ts';

/** How long a week's or a month's ranking is kept from its start (ours), in ms: 62 days. */
const kept = 62 * 86_400_000;

/** Deletes old rankings. */
export async function sweepRankings(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('ranking_score')
    .where('period', '<>', 'all')
    .where('since', '<', new Date(now.getTime() - kept).toISOString().slice(0, 10))
    .execute();
}
