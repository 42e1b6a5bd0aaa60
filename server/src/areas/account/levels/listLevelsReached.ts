import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { clockOf } from '../../../platform/ledger/clockOf.ts';
import { type Level, coinsPerPoint, levelThresholds } from './levels.ts';

/** The levels a player reached and the day of each in Asia/Ho_Chi_Minh, lowest first: when their spending crossed the threshold. */
export async function listLevelsReached(
  db: Database,
  user_id: string,
): Promise<{ level: Level; reached_on: string }[]> {
  const lines = sql.join(
    levelThresholds.map(({ level, points }) => sql`(${level}, ${points * coinsPerPoint}::bigint)`),
  );
  const { rows } = await sql<{ level: Level; reached_on: string }>`
    with spending as (
      select day, sum(spent) over (order by day) as spent from spending_day where user_id = ${user_id}
      union all
      select ${clockOf('created_at')}::date, 0 from app_user where user_id = ${user_id}
    )
    select line.level, min(spending.day) as reached_on
    from (values ${lines}) as line (level, coins) join spending on spending.spent >= line.coins
    group by line.level, line.coins order by line.coins
  `.execute(db);
  return rows;
}
