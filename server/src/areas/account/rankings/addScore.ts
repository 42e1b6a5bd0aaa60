import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { type RankingBoard, periodsOf } from './rankingPeriods.ts';

/** Adds to a player's score of this week, this month and all time, in the transaction of the event it counts. */
export async function addScore(
  db: Database,
  { board, user_id, amount, now }: { board: RankingBoard; user_id: string; amount: number; now: Date },
): Promise<void> {
  if (amount === 0) return;
  const { week, month, all } = periodsOf(now);
  // A fixed order of periods, so that two movements of one player do not deadlock.
  await sql`
    insert into ranking_score as held (board, period, since, user_id, score, reached_at)
      select ${board}, period, since, ${user_id}::uuid, ${amount}::bigint, ${now}::timestamptz
      from (values (1, 'week', ${week.since}::date), (2, 'month', ${month.since}::date), (3, 'all', ${all.since}::date))
        as periods (place, period, since)
      order by place
    on conflict (board, period, since, user_id)
      do update set score = held.score + excluded.score, reached_at = excluded.reached_at
  `.execute(db);
}
