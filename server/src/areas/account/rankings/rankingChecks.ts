import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const rankingChecks: readonly Check[] = [
  {
    invariant: '2: a player’s spending score matches the ledger',
    offending: sql`
      with spent as (
        -- Whose sums the ledger's own check compares with the entries.
        select user_id, sum(spent) as coins from spending_day group by user_id
      ), score as (
        select user_id, score from ranking_score where board = 'spending' and period = 'all'
      )
      select user_id, spent.coins::text, score.score from spent full join score using (user_id)
      where spent.coins is distinct from score.score`,
  },
  {
    invariant: 'a player’s promotion score is the number of users they invited',
    offending: sql`
      with invited as (
        select invited_by as user_id, count(*) as users from app_user where invited_by is not null group by invited_by
      ), score as (
        select user_id, score from ranking_score where board = 'promotion' and period = 'all'
      )
      select user_id, invited.users, score.score from invited full join score using (user_id)
      where invited.users is distinct from score.score`,
  },
];
