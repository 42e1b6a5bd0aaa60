import { type Kysely, sql } from 'kysely';

/**
 * What players order in the mall. An order takes its units from the shelf and gives them back at most once; what was
 * paid and what went back is in its row, and the audit compares it with the ledger.
 */
export const mallOrders = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table mall_order (
        order_id uuid primary key,
        -- What people call it by.
        number bigint not null unique generated always as identity (start with 500001),
        user_id uuid not null references app_user,
        state text not null,
        stage text not null generated always as (case state
          when 'pending_payment' then 'to_pay' when 'deposit_paid' then 'to_pay'
          when 'paid' then 'to_ship' when 'ready_for_delivery' then 'to_ship'
          when 'shipped' then 'to_receive' when 'waiting_to_receive' then 'to_receive'
          when 'refund_requested' then 'refund' when 'refunded' then 'refund' else state end) stored,
        method text not null check (method in ('balance', 'cod', 'pre_sale')),
        goods bigint not null check (goods > 0),
        shipping bigint not null check (shipping >= 0),
        coupon bigint not null check (coupon >= 0),
        coupon_id uuid references coupon,
        total bigint not null check (total >= 0),
        deposit bigint not null check (deposit between 0 and total),
        -- Coins that its buyer paid, cash that the carrier brought, and coins that went back.
        paid bigint not null default 0,
        cash bigint not null default 0,
        returned bigint not null default 0,
        consignee text not null,
        phone text not null,
        province_code text not null,
        province_name text not null,
        ward_code text not null,
        ward_name text not null,
        detail text not null,
        carrier text,
        tracking_number text,
        created_at timestamptz not null,
        changed_at timestamptz not null,
        -- The window of a pre-sale.
        pays_from timestamptz,
        pays_until timestamptz,
        -- By when the next payment is due.
        pay_before timestamptz,
        -- When it counts as received by itself.
        closes_at timestamptz,
        received_at timestamptz,
        -- The state in which a refund was asked for.
        back_to text,
        constraint order_has_a_state check (state in ('pending_payment', 'deposit_paid', 'paid', 'ready_for_delivery',
          'shipped', 'waiting_to_receive', 'received', 'cancelled', 'refund_requested', 'refunded')),
        constraint order_adds_up check (total = goods - coupon + shipping),
        constraint order_names_its_coupon check ((coupon_id is null) = (coupon = 0)),
        constraint order_deposit check (method <> 'balance' or deposit = 0),
        constraint order_is_paid check (case state
          when 'pending_payment' then paid = 0
          when 'deposit_paid' then method = 'pre_sale' and paid = deposit
          when 'cancelled' then paid in (0, deposit, total)
          else paid = case method when 'cod' then deposit else total end end),
        constraint order_cash check (cash = case when method = 'cod' and received_at is not null then total else 0 end),
        constraint order_returns_what_was_paid check (returned between 0 and paid + cash),
        constraint order_pre_sale_has_its_window check (
          (method = 'pre_sale') = (pays_from is not null) and (pays_from is null) = (pays_until is null)
        ),
        constraint order_is_due check ((pay_before is not null) = (state in ('pending_payment', 'deposit_paid'))),
        constraint order_is_tracked check (
          (carrier is null) = (tracking_number is null)
          and (state not in ('shipped', 'waiting_to_receive', 'received') or carrier is not null)
          and (state not in ('pending_payment', 'deposit_paid', 'paid', 'ready_for_delivery', 'cancelled') or carrier is null)
        ),
        constraint order_closes check (
          (closes_at is not null) = (coalesce(back_to, state) in ('shipped', 'waiting_to_receive'))
        ),
        constraint order_was_received check (
          (received_at is not null) = (coalesce(back_to, state) = 'received') or state = 'refunded'
        ),
        constraint order_goes_back check (
          (back_to is not null) = (state = 'refund_requested')
          and (back_to is null or back_to in ('ready_for_delivery', 'shipped', 'waiting_to_receive', 'received'))
        )
      );
      create index mall_order_of_player on mall_order (user_id, order_id);
      create index mall_order_of_player_by_stage on mall_order (user_id, stage, order_id);
      create index mall_order_by_state on mall_order (state, order_id);
      create index mall_order_by_payment on mall_order (pay_before) where pay_before is not null;
      create index mall_order_by_closing on mall_order (closes_at) where closes_at is not null;
      create unique index mall_order_of_coupon on mall_order (coupon_id) where coupon_id is not null and state <> 'cancelled';

      create function guard_mall_order() returns trigger language plpgsql as $$
      declare
        changes text[] := array['state', 'stage', 'paid', 'cash', 'returned', 'carrier', 'tracking_number', 'changed_at',
          'pay_before', 'closes_at', 'received_at', 'back_to'];
      begin
        if tg_op = 'UPDATE' and old.state not in ('cancelled', 'refunded')
          and to_jsonb(new) - changes = to_jsonb(old) - changes then
          return new;
        end if;
        raise exception 'order % keeps what was agreed, and ends once', old.order_id
          using errcode = 'check_violation', constraint = 'order_ends_once';
      end $$;
      create trigger guard_mall_order before update or delete on mall_order for each row execute function guard_mall_order();

      -- What was ordered, as it was then.
      create table mall_order_line (
        order_id uuid not null references mall_order,
        position integer not null check (position between 1 and 50),
        variant_id uuid not null references variant,
        product_id uuid not null references product,
        name jsonb not null,
        variant_name jsonb not null,
        image text not null,
        price integer not null check (price > 0),
        count integer not null check (count between 1 and 99),
        primary key (order_id, position),
        unique (order_id, variant_id)
      );
      create index mall_order_line_of_product on mall_order_line (product_id, order_id);
      create trigger guard_history before update or delete on mall_order_line for each row execute function guard_history();
      create trigger guard_history_whole before truncate on mall_order_line execute function guard_history();

      create table mall_order_event (
        event_id bigint generated always as identity primary key,
        order_id uuid not null references mall_order,
        event text not null,
        actor text not null check (actor in ('buyer', 'operator', 'shop')),
        -- Null where the shop acts by itself.
        actor_id uuid references app_user,
        note text,
        -- Coins that moved.
        amount bigint check (amount > 0),
        happened_at timestamptz not null,
        check ((actor_id is null) = (actor = 'shop'))
      );
      create index mall_order_event_of_order on mall_order_event (order_id, event_id);
      create trigger guard_history before update or delete on mall_order_event for each row execute function guard_history();
      create trigger guard_history_whole before truncate on mall_order_event execute function guard_history();

      create table mall_refund (
        refund_id uuid primary key,
        order_id uuid not null references mall_order,
        state text not null check (state in ('requested', 'approved', 'refused', 'withdrawn')),
        amount bigint not null check (amount > 0),
        reason text not null,
        approved bigint,
        answer text,
        decided_by uuid references app_user,
        requested_at timestamptz not null,
        decided_at timestamptz,
        constraint refund_is_at_most_what_was_asked check (approved between 1 and amount),
        constraint refund_is_decided check (
          (state = 'requested') = (decided_at is null)
          and (state = 'approved') = (approved is not null)
          and (state in ('approved', 'refused')) = (answer is not null)
          and (answer is null) = (decided_by is null)
        )
      );
      create index mall_refund_of_order on mall_refund (order_id, refund_id);
      create unique index mall_refund_one_at_a_time on mall_refund (order_id) where state = 'requested';

      alter table shelf_movement add column order_id uuid references mall_order;
      alter table shelf_movement drop constraint shelf_movement_does_what_it_says;
      alter table shelf_movement add constraint shelf_movement_does_what_it_says check (case kind
        when 'begin' then on_hand > 0
        when 'receive' then on_hand > 0
        when 'correct' then on_hand <> 0
        when 'shelve' then on_hand > 0
        when 'unshelve' then on_hand < 0
        when 'order' then on_hand < 0
        -- An order that ended gives its units back.
        when 'give_back' then on_hand > 0
        else false
      end);
      alter table shelf_movement add constraint shelf_movement_names_its_order
        check ((order_id is not null) = (kind in ('order', 'give_back')));
      create unique index shelf_movement_once_an_order on shelf_movement (order_id, variant_id, kind)
        where order_id is not null;

      create or replace function count_shelf() returns trigger language plpgsql as $$
      begin
        if exists (
          select from moved join variant using (variant_id)
          where (kind in ('shelve', 'unshelve')) <> (toy_id is not null) and kind not in ('correct', 'order', 'give_back')
        ) then
          raise exception 'units of a toy come from the store room, others do not'
            using errcode = 'check_violation', constraint = 'toy_units_come_from_store_room';
        end if;
        perform from shelf where variant_id in (select variant_id from moved) order by variant_id for no key update;
        update shelf set
          on_hand = shelf.on_hand + change.on_hand,
          low_since = case when shelf.on_hand + change.on_hand < 5 then coalesce(low_since, change.moved_at) end
        from (
          select variant_id, sum(on_hand)::integer as on_hand, max(moved_at) as moved_at
          from moved group by variant_id
        ) as change
        where shelf.variant_id = change.variant_id;
        insert into stock_movement (toy_id, kind, on_hand, promised, reference_id, moved_at)
        select toy_id, moved.kind, -moved.on_hand, 0, variant_id, moved.moved_at
        from moved join variant using (variant_id) where moved.kind in ('shelve', 'unshelve');
        return null;
      end $$;
    `.execute(db);
  },
};
