import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const invitationChecks: readonly Check[] = [
  {
    invariant: 'no chain of invitations leads back to its start',
    offending: sql`
      with recursive above as (
        select user_id, invited_by from app_user where invited_by is not null
        union
        select above.user_id, inviter.invited_by from above join app_user inviter on inviter.user_id = above.invited_by
          where inviter.invited_by is not null)
      select user_id from above where invited_by = user_id`,
  },
];
