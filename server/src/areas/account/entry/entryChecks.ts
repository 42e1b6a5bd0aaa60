import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const entryChecks: readonly Check[] = [
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
];
