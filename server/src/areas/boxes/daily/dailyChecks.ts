import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const dailyChecks: readonly Check[] = [
  {
    invariant: '3: a free draw is one draw of a daily pool, by its player and at its time; nothing else is free',
    offending: sql`
      select opening.opening_id, daily.user_id, daily.day, opening.count, pool.kind
      from opening
      join pool using (pool_id)
      left join daily_draw daily on daily.opening_id = opening.opening_id
      where (pool.kind = 'daily' or daily.opening_id is not null or opening.price = 0)
        and (pool.kind, opening.price, opening.count, daily.user_id, daily.drawn_at)
          is distinct from ('daily', 0::bigint, 1, opening.user_id, opening.opened_at)`,
  },
  {
    invariant: '3: a toy of the free draw ships as one',
    offending: sql`
      select item_id, shipping_class from item join pool using (pool_id)
      where pool.kind = 'daily' and shipping_class <> 'free_draw'`,
  },
];
