import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';
import type { JournalKind } from '../../../platform/ledger/JournalKind.ts';
import { spendingAmong } from '../../../platform/ledger/spendingAmong.ts';

export const rankingChecks = (journals: readonly JournalKind[]): readonly Check[] => [
  {
    invariant: '2: a player’s spending score matches the ledger',
    offending: sql`
      with spent as (
        select account.user_id, -sum(entry.amount) as coins
        from entry join ledger_account account using (account_id) join journal using (journal_id)
        where journal.kind = any(${spendingAmong(journals)}::text[]) and account.currency = 'balance' and account.user_id is not null
        group by account.user_id
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
  {
    invariant: 'a section of a ranking has the players that are counted in it',
    offending: sql`
      with section as (
        select *, lead(-begins_score, 1, 9223372036854775807) over in_order as ends_behind,
          lead(begins_at, 1, 'infinity') over in_order as ends_at,
          lead(begins_user, 1, 'ffffffff-ffff-ffff-ffff-ffffffffffff') over in_order as ends_user
        from ranking_section
        window in_order as (partition by board, period, since order by -begins_score, begins_at, begins_user)
      )
      select board, period, since, begins_score::text, section.players, counted.players as counted
      from section cross join lateral (
        select count(*) as players from ranking_score score
        where score.board = section.board and score.period = section.period and score.since = section.since
          and (-counted_score, counted_at, user_id) >= (-begins_score, begins_at, begins_user)
          and (-counted_score, counted_at, user_id) < (ends_behind, ends_at, ends_user)
      ) as counted
      where section.players <> counted.players`,
  },
];
