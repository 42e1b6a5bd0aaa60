import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const orderChecks: readonly Check[] = [
  {
    invariant: '2: an order was paid, and gave back, what the ledger says',
    offending: sql`
      with moved as (
        select coalesce(refund.order_id, journal.reference_id) as order_id, account.user_id,
          sum(-entry.amount) filter (where journal.kind in ('mall_payment', 'mall_deposit')) as paid,
          sum(entry.amount) filter (where journal.kind in ('mall_return', 'mall_deposit_return', 'mall_refund')) as returned
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        left join mall_refund refund on journal.kind = 'mall_refund' and refund.refund_id = journal.reference_id
        where journal.kind in ('mall_payment', 'mall_deposit', 'mall_return', 'mall_deposit_return', 'mall_refund')
          and account.user_id is not null
        group by 1, 2
      )
      select order_id, mall_order.user_id, mall_order.paid, moved.paid::text as moved, mall_order.returned,
        moved.returned::text as moved_back
      from mall_order full join moved using (order_id, user_id)
      where (mall_order.paid, mall_order.returned)
        is distinct from (coalesce(moved.paid, 0), coalesce(moved.returned, 0))`,
  },
  {
    invariant: '2: cash of an order that its carrier collected is in the ledger, once',
    offending: sql`
      with collected as (
        select reference_id as order_id, sum(entry.amount) as amount
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind in ('mall_cash', 'mall_cash_back') and account.system = 'sales'
        group by 1
      )
      select order_id, cash, amount::text
      from mall_order full join collected using (order_id)
      where coalesce(cash, -1) is distinct from coalesce(amount, 0)`,
  },
  {
    invariant: '3: an order took its units from the shelf, and gave them back when it was canceled',
    offending: sql`
      with moved as (
        select order_id, variant_id, -sum(on_hand) filter (where kind = 'order') as taken,
          coalesce(sum(on_hand) filter (where kind = 'give_back'), 0) as given_back
        from shelf_movement where order_id is not null group by order_id, variant_id
      )
      select order_id, variant_id, mall_order.state, line.count, moved.taken, moved.given_back
      from mall_order_line line join mall_order using (order_id) full join moved using (order_id, variant_id)
      where line.count is distinct from moved.taken
        or case when mall_order.state = 'cancelled' then moved.given_back <> line.count
          when mall_order.state = 'refunded' then moved.given_back not in (0, line.count) else moved.given_back <> 0 end`,
  },
  {
    invariant: '2: the lines of an order sum to its goods, and what it gave back after a refund is what was approved',
    offending: sql`
      select order_id, goods, sum(price::bigint * count)::text as lines
      from mall_order left join mall_order_line using (order_id)
      group by order_id having goods is distinct from sum(price::bigint * count)
      union all
      select order_id, returned, sum(approved)::text
      from mall_order join mall_refund using (order_id)
      where mall_order.state = 'refunded'
      group by order_id, returned, cash, deposit
      -- A deposit of cash on delivery returns too, once the carrier has collected the total.
      having returned <> sum(approved) + case when cash > 0 then deposit else 0 end`,
  },
  {
    invariant: '2: an order that was neither canceled nor refunded has its coupon, used for it alone',
    offending: sql`
      select order_id, mall_order.coupon_id, coupon.used_for, coupon.saved
      from mall_order join coupon using (coupon_id)
      where mall_order.state not in ('cancelled', 'refunded')
        and (coupon.used_for, coupon.saved) is distinct from (order_id, mall_order.coupon)`,
  },
  {
    invariant: 'an order asks for a refund exactly while one is open',
    offending: sql`
      select order_id, mall_order.state, count(refund_id) as open
      from mall_order left join mall_refund refund using (order_id)
      where refund.state = 'requested' or mall_order.state = 'refund_requested'
      group by order_id
      having (mall_order.state = 'refund_requested') <> (count(refund_id) filter (where refund.state = 'requested') = 1)`,
  },
];
