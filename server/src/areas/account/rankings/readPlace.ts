import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { Ranking } from './rankingPeriods.ts';

/**
 * A player's place: one more than the number of players ahead. Those ahead of the player's section are counted already (`countMoves`), except the few who moved since; those ahead within it are counted here.
 */
export async function readPlace(
  db: Database,
  user_id: string,
  { board, period, since }: Ranking,
): Promise<{ rank: number; score: number } | undefined> {
  const isOf = sql`board = ${board} and period = ${period} and since = ${since}::date`;
  const { rows } = await sql<{ rank: number; score: number }>`
    with own as (
      select -score as behind, reached_at, user_id, score from ranking_score where ${isOf} and user_id = ${user_id}
    ), section as (
      select -begins_score as behind, begins_at, begins_user from ranking_section
      where ${isOf} and (-begins_score, begins_at, begins_user) <= (select behind, reached_at, user_id from own)
      order by -begins_score desc, begins_at desc, begins_user desc limit 1
    ), start as (
      select coalesce(section.behind, -9223372036854775807) as behind, coalesce(begins_at, '-infinity') as at,
        coalesce(begins_user, '00000000-0000-0000-0000-000000000000') as user_id
      from own left join section on true
    )
    select own.score, (1
      + (select coalesce(sum(players), 0) from ranking_section
          where ${isOf} and (-begins_score, begins_at, begins_user) < (start.behind, start.at, start.user_id))
      + (select coalesce(sum(
            case when (-mover.score, mover.reached_at, mover.user_id) < (start.behind, start.at, start.user_id) then 1 else 0 end
            - case when (-counted_score, counted_at, mover.user_id) < (start.behind, start.at, start.user_id) then 1 else 0 end
          ), 0) from ranking_score mover where ${isOf} and moved)
      + (select count(*) from ranking_score other
          where ${isOf} and (-other.score, other.reached_at, other.user_id) >= (start.behind, start.at, start.user_id)
            and (-other.score, other.reached_at, other.user_id) < (own.behind, own.reached_at, own.user_id))
    )::bigint as rank
    from own cross join start
  `.execute(db);
  return rows[0];
}
