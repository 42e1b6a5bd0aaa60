import { type Kysely, sql } from 'kysely';

/**
 * Cash on delivery is in the ledger once the carrier has collected it, and only then can it be received and refunded. A
 * payment never outlives the window of its pre-sale, and its buyer is reminded of it.
 */
export const orderMoney = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      insert into ledger_account (system, currency) values ('carriers', 'balance');

      alter table mall_order
        -- When the carrier had collected the total; null until then, and without cash on delivery.
        add cash_at timestamptz,
        -- How often its buyer was reminded of the final payment: when its window opened, and before it ends.
        add reminders smallint not null default 0 check (reminders between 0 and 2),
        drop constraint order_cash,
        drop constraint order_is_paid,
        drop constraint order_is_tracked;

      -- Until now the receipt stood for the cash, and a refund could end an order before it.
      alter table mall_order disable trigger user;
      update mall_order set cash = total, cash_at = coalesce(received_at, changed_at)
        where method = 'cod' and (cash > 0 or coalesce(back_to, state) = 'waiting_to_receive');
      -- Money that nobody has collected cannot be asked back yet.
      with early as (
        update mall_order set state = back_to, back_to = null
        where method = 'cod' and state = 'refund_requested' and back_to in ('ready_for_delivery', 'shipped')
        returning order_id
      )
      update mall_refund set state = 'withdrawn', decided_at = now()
        where state = 'requested' and order_id in (select order_id from early);
      update mall_order set pay_before = least(pay_before, pays_until) where method = 'pre_sale' and pay_before is not null;
      update mall_order set state = 'paid', pay_before = null where state = 'deposit_paid' and deposit = total;
      alter table mall_order enable trigger user;

      with collected as (
        insert into journal (journal_id, kind, subject, reference_id, created_at)
        select gen_random_uuid(), 'mall_cash', jsonb_build_object('vn', 'Đơn hàng ' || number, 'zh', '订单 ' || number,
          'en', 'Order ' || number), order_id, cash_at from mall_order where cash > 0
        returning journal_id, reference_id
      )
      insert into entry (journal_id, account_id, currency, amount)
      select journal_id, account_id, 'balance', case system when 'carriers' then -cash else cash end
      from collected join mall_order on order_id = reference_id
      join ledger_account on system in ('carriers', 'sales') and currency = 'balance';

      alter table mall_order
        add constraint order_collects_its_total check (
          cash = case when cash_at is null then 0 else total end
          and (cash_at is null or method = 'cod' and coalesce(back_to, state) in ('waiting_to_receive', 'received', 'refunded'))
          and (cash_at is not null or method <> 'cod' or coalesce(back_to, state) not in ('waiting_to_receive', 'received'))
        ),
        add constraint order_is_paid check (case state
          when 'pending_payment' then paid = 0
          when 'deposit_paid' then method = 'pre_sale' and paid = deposit and deposit < total
          when 'cancelled' then paid in (0, deposit, total)
          else paid = case method when 'cod' then deposit else total end end),
        -- A parcel that came back has its carrier still.
        add constraint order_is_tracked check (
          (carrier is null) = (tracking_number is null)
          and (state not in ('shipped', 'waiting_to_receive', 'received') or carrier is not null)
          and (state not in ('pending_payment', 'deposit_paid', 'paid', 'ready_for_delivery') or carrier is null)
        ),
        add constraint order_is_paid_in_its_window check (pay_before <= pays_until),
        add constraint order_is_refunded_whole check (state <> 'refunded' or returned = paid + cash),
        add constraint order_returns_its_deposit check (
          method <> 'cod' or coalesce(back_to, state) <> 'received' or returned >= deposit
        );
      -- A refund of all of it gives the coupon back, as a cancellation does.
      drop index mall_order_of_coupon;
      create unique index mall_order_of_coupon on mall_order (coupon_id)
        where coupon_id is not null and state not in ('cancelled', 'refunded');
      create index mall_order_to_remind on mall_order (pays_from) where state = 'deposit_paid' and reminders < 2;
      create index mall_order_that_ended on mall_order (user_id, changed_at) where state = 'cancelled' and paid = 0;

      create or replace function guard_mall_order() returns trigger language plpgsql as $$
      declare
        changes text[] := array['state', 'stage', 'paid', 'cash', 'cash_at', 'returned', 'carrier', 'tracking_number',
          'changed_at', 'pay_before', 'closes_at', 'received_at', 'back_to', 'reminders'];
      begin
        -- Where it goes can change until it is packed.
        if tg_op = 'UPDATE' and old.state in ('pending_payment', 'deposit_paid', 'paid') then
          changes := changes || array['consignee', 'phone', 'province_code', 'province_name', 'ward_code', 'ward_name',
            'detail'];
        end if;
        if tg_op = 'UPDATE' and old.state not in ('cancelled', 'refunded')
          and to_jsonb(new) - changes = to_jsonb(old) - changes then
          return new;
        end if;
        raise exception 'order % keeps what was agreed, and ends once', old.order_id
          using errcode = 'check_violation', constraint = 'order_ends_once';
      end $$;
    `.execute(db);
  },
};
