import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const nameChecks: readonly Check[] = [
  {
    invariant: 'a user has a name to sign in with',
    offending: sql`
      select user_id from app_user where not exists (select from bound_name where bound_name.user_id = app_user.user_id)`,
  },
];
