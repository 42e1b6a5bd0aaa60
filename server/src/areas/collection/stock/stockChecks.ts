import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const stockChecks: readonly Check[] = [
  {
    invariant: '3: the store room has of each toy what its movements say',
    offending: sql`
      with moved as (
        select toy_id, sum(on_hand) as on_hand, sum(promised) as promised from stock_movement group by toy_id
      )
      select toy_id, stock.on_hand, stock.promised, moved.on_hand as moved, moved.promised as moved_promises
      from toy left join stock using (toy_id) left join moved using (toy_id)
      where stock.on_hand is distinct from coalesce(moved.on_hand, 0)
        or stock.promised is distinct from coalesce(moved.promised, 0)`,
  },
  {
    invariant: '3: what is promised of a toy is held for pools, or a player’s that has not left the store room',
    offending: sql`
      with held as (
        select toy_id, sum(units - coalesce(given, 0)) as units
        from prize_units join prize using (prize_id) left join prize_given using (prize_id)
        group by toy_id
      ), owned as (
        select toy_id, count(*) as units from item left join parcel on parcel.parcel_id = item.held_by
        where item.state in ('held', 'gifting') or (item.state = 'shipping' and parcel.state in ('paid', 'packing'))
        group by toy_id
      )
      select toy_id, promised, held.units as held, owned.units as owned
      from stock left join held using (toy_id) left join owned using (toy_id)
      where promised <> coalesce(held.units, 0) + coalesce(owned.units, 0)`,
  },
  {
    invariant: '3: a pool on sale holds a unit for each prize that it can still give',
    offending: sql`
      select prize.prize_id, pool.pool_id, units, coalesce(given, 0) as given, prize.remaining, backed_until, next_nonce
      from pool
      join prize on prize.pool_id = pool.pool_id and prize.odds_version = pool.odds_version
      left join prize_units using (prize_id) left join prize_given using (prize_id)
      where opened_at is not null and off_sale_at is null and prize.toy_id is not null and (
        units is null
        or (prize.remaining is not null and units - coalesce(given, 0) <> prize.remaining)
        or units - coalesce(given, 0) < case when total is null then backed_until - next_nonce else 0 end)`,
  },
  {
    invariant: '3: a pool that is off sale holds no units',
    offending: sql`
      select prize.prize_id, pool.pool_id, units, coalesce(given, 0) as given
      from pool join prize using (pool_id) join prize_units using (prize_id) left join prize_given using (prize_id)
      where off_sale_at is not null and units <> coalesce(given, 0)`,
  },
];
