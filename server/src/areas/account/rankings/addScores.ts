import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { sendLater } from '../../../platform/db/sendLater.ts';
import { type RankingBoard, periodsOf } from './rankingPeriods.ts';

/** What a player gains in a ranking. */
interface Score {
  user_id: string;
  amount: number;
  now: Date;
}

/** Adds to players' scores of the week, the month and all time, in the transaction of what they count. */
export function addScores(db: Database, board: RankingBoard, scores: readonly Score[]): void {
  const gained = JSON.stringify(
    scores.flatMap(({ user_id, amount, now }) => {
      const { week, month, all } = periodsOf(now);
      return [
        { place: 1, period: 'week', since: week.since },
        { place: 2, period: 'month', since: month.since },
        { place: 3, period: 'all', since: all.since },
      ].map((period) => ({ ...period, user_id, amount, reached_at: now }));
    }),
  );
  // Players and periods in one order, so that two who add for the same players do not block each other.
  const added = sql`
    insert into ranking_score as held (board, period, since, user_id, score, reached_at)
      select ${board}, period, since, user_id, sum(amount), max(reached_at)
      from jsonb_to_recordset(${gained}::jsonb)
        as gained (place int, period text, since date, user_id uuid, amount bigint, reached_at timestamptz)
      where amount <> 0
      group by user_id, place, period, since
      order by user_id, place, since
    on conflict (board, period, since, user_id)
      do update set score = held.score + excluded.score, reached_at = excluded.reached_at
  `;
  sendLater(db, added);
}
