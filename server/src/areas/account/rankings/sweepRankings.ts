import type { Database } from '../../../platform/db/database.ts';

/** How long a week's or a month's ranking is kept from its start (ours), in ms: 62 days. */
const kept = 62 * 86_400_000;

/** Deletes old rankings. */
export async function sweepRankings(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - kept).toISOString().slice(0, 10);
  for (const table of ['ranking_score', 'ranking_section'] as const) {
    await db.deleteFrom(table).where('period', '<>', 'all').where('since', '<', before).execute();
  }
}
