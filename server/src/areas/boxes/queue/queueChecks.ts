import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const queueChecks: readonly Check[] = [
  {
    invariant: 'queue: a box is held by the player that its line names, and counts the players who wait',
    offending: sql`
      select pool.pool_id, pool.held_by, pool.waiting, line.holder, line.waiting as found
      from pool left join (
        select pool_id, count(*) filter (where not holds) as waiting, max(user_id::text) filter (where holds) as holder
        from box_place group by pool_id
      ) as line using (pool_id)
      where pool.waiting <> coalesce(line.waiting, 0) or pool.held_by::text is distinct from line.holder`,
  },
];
