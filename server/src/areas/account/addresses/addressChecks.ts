import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const addressChecks: readonly Check[] = [
  {
    invariant: 'a user has at most 20 addresses, one of them the default',
    offending: sql`
      select user_id, count(*) as addresses, count(*) filter (where is_default) as defaults
      from user_address group by user_id
      having count(*) > 20 or count(*) filter (where is_default) <> 1`,
  },
];
