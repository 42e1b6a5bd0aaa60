import { sql } from 'kysely';
import type { Check } from '../db/runChecks.ts';
import { spendingKinds } from '../ledger/spendingKinds.ts';
import { addressChecks } from './addresses/addressChecks.ts';
import { identityChecks } from './identity/identityChecks.ts';

export const accountChecks: readonly Check[] = [
  {
    invariant: 'a session is not newer than its user’s password',
    offending: sql`
      select session.session_id, session.user_id, session.pwd_version, app_user.pwd_version as current
      from session join app_user using (user_id) where session.pwd_version > app_user.pwd_version`,
  },
  {
    invariant: 'a user has one account in each currency',
    offending: sql`
      select app_user.user_id, count(account.account_id) as accounts
      from app_user left join ledger_account account using (user_id)
      group by app_user.user_id having count(account.account_id) <> 4`,
  },
  {
    invariant: 'a user has a name to sign in with',
    offending: sql`
      select user_id from app_user where not exists (select from bound_name where bound_name.user_id = app_user.user_id)`,
  },
  {
    invariant: 'nobody invited, over whatever others, who invited them',
    offending: sql`
      with recursive above as (
        select user_id, invited_by from app_user where invited_by is not null
        union
        select above.user_id, inviter.invited_by from above join app_user inviter on inviter.user_id = above.invited_by
          where inviter.invited_by is not null)
      select user_id from above where invited_by = user_id`,
  },
  ...addressChecks,
  ...identityChecks,
  {
    invariant: '2: a player’s score in spending is what the ledger says they spent',
    offending: sql`
      with spent as (
        select account.user_id, -sum(entry.amount) as coins
        from entry join ledger_account account using (account_id) join journal using (journal_id)
        where journal.kind in (${sql.join(spendingKinds)}) and account.currency = 'balance' and account.user_id is not null
        group by account.user_id
      ), score as (
        select user_id, score from ranking_score where board = 'spending' and period = 'all'
      )
      select user_id, spent.coins::text, score.score from spent full join score using (user_id)
      where spent.coins is distinct from score.score`,
  },
  {
    invariant: 'a player’s score in promotion is how many they invited',
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
    invariant: '2: a level’s gift is in the ledger once, and nothing else is',
    offending: sql`
      with given as (
        select journal.reference_id, account.user_id, sum(entry.amount) as stones
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind = 'level_gift' and account.currency = 'stone' and account.user_id is not null
        group by journal.reference_id, account.user_id
      )
      select level_gift.gift_id, given.reference_id, level_gift.stones, given.stones::text as given
      from level_gift full join given on given.reference_id = level_gift.gift_id and given.user_id = level_gift.user_id
      where level_gift.stones is distinct from given.stones`,
  },
];
