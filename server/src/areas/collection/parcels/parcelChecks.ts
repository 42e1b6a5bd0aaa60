import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const parcelChecks: readonly Check[] = [
  {
    invariant: '3: an item is being shipped or was delivered exactly by the parcel that holds it',
    offending: sql`
      with held as (
        select item_id, parcel_id from parcel_item join parcel using (parcel_id) where state <> 'cancelled'
      )
      select item.item_id, item.state, item.held_by, parcel.parcel_id, parcel.state as parcel_state
      from item
      left join held on held.item_id = item.item_id and held.parcel_id = item.held_by
      left join parcel on parcel.parcel_id = held.parcel_id
      where item.state in ('shipping', 'delivered')
        and (parcel.parcel_id is null or parcel.user_id <> item.user_id
          or (item.state = 'delivered') <> (parcel.state = 'received'))
      union all
      select item.item_id, item.state, item.held_by, parcel.parcel_id, parcel.state
      from parcel join parcel_item using (parcel_id) join item using (item_id)
      where parcel.state in ('paid', 'packing', 'shipped')
        and (item.state <> 'shipping' or item.held_by <> parcel.parcel_id)`,
  },
  {
    invariant: 'a parcel holds as many pieces as it says, all of its class',
    offending: sql`
      select parcel.parcel_id, parcel.pieces, count(item_id) as items
      from parcel left join parcel_item using (parcel_id) left join item using (item_id)
      group by parcel.parcel_id
      having parcel.pieces <> count(item_id) or max(position) <> count(item_id)
        or bool_or(item.shipping_class <> parcel.shipping_class)`,
  },
  {
    invariant: '2: an order paid the fees of its parcels, and a fee returned exactly when its parcel was canceled',
    offending: sql`
      with moved as (
        select journal.kind, journal.reference_id, account.user_id, sum(entry.amount) as amount
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind in ('shipping_fee', 'shipping_return') and account.user_id is not null
        group by journal.kind, journal.reference_id, account.user_id
      ), owed as (
        select 'shipping_fee' as kind, orders.order_id as reference_id, orders.user_id, -orders.fee as amount
        from shipping_order orders where fee > 0
        union all
        select 'shipping_return', parcel_id, user_id, fee from parcel where state = 'cancelled' and fee > 0
      )
      select kind, reference_id, user_id, moved.amount::text as moved, owed.amount::text as owed
      from moved full join owed using (kind, reference_id, user_id)
      where moved.amount is distinct from owed.amount
      union all
      select 'order', order_id, orders.user_id, orders.fee::text, sum(parcel.fee)::text
      from shipping_order orders left join parcel using (order_id)
      group by order_id having orders.fee is distinct from sum(parcel.fee)`,
  },
];
