import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const profileChecks: readonly Check[] = [
  {
    invariant: 'a profile’s pictures are attached files, and every attached one is on a profile',
    offending: sql`
      select f.file_id, f.owner_id, f.purpose, f.state from file f
        left join profile_picture p on p.file_id = f.file_id
        where f.purpose in ('avatar', 'background') and (f.state = 'attached') <> (p.file_id is not null)`,
  },
];
