import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const shelfChecks: readonly Check[] = [
  {
    invariant: '3: the mall has of each variant what its movements say',
    offending: sql`
      with moved as (select variant_id, sum(on_hand) as on_hand from shelf_movement group by variant_id)
      select variant_id, shelf.on_hand, moved.on_hand as moved
      from variant left join shelf using (variant_id) left join moved using (variant_id)
      where shelf.on_hand is distinct from coalesce(moved.on_hand, 0)`,
  },
  {
    invariant: '3: each unit that moves between store room and mall leaves one of them and comes to the other',
    offending: sql`
      with shelves as (
        select variant_id, toy_id, kind, sum(on_hand) as units from shelf_movement join variant using (variant_id)
        where kind in ('shelve', 'unshelve') group by variant_id, toy_id, kind
      ), store as (
        select reference_id as variant_id, toy_id, kind, -sum(on_hand) as units from stock_movement
        where kind in ('shelve', 'unshelve') group by reference_id, toy_id, kind
      )
      select variant_id, toy_id, kind, shelves.units, store.units as left_store_room
      from shelves full join store using (variant_id, toy_id, kind)
      where shelves.units is distinct from store.units`,
  },
];
