import { type Kysely, sql } from 'kysely';

/** Coupons: their terms, the stock they are issued from, and each player's. The database guards stock, states and worth. */
export const coupons = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createTemplates(db);
    await createIssues(db);
    await createCoupons(db);
    await guard(db);
  },
};

async function createTemplates(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table coupon_template (
      template_id uuid primary key,
      name jsonb not null,
      type text not null check (type in ('discount', 'no_threshold', 'order_value')),
      percent_off integer check (percent_off between 1 and 100),
      most_off bigint check (most_off > 0),
      amount_off bigint check (amount_off > 0),
      least_spend bigint not null check (least_spend >= 0),
      scope text not null check (scope in ('any_box', 'boxes', 'mall')),
      valid_days integer not null check (valid_days between 1 and 365),
      -- The most that one coupon can take off.
      most bigint not null generated always as (coalesce(most_off, amount_off)) stored,
      created_at timestamptz not null,
      unique (template_id, most),
      constraint worth_fits_type check (case type
        when 'discount' then num_nonnulls(percent_off, most_off) = 2 and amount_off is null
        when 'no_threshold' then amount_off is not null and num_nonnulls(percent_off, most_off) = 0 and least_spend = 0
        else amount_off is not null and num_nonnulls(percent_off, most_off) = 0 and least_spend > 0 end)
    );

    -- The boxes of a template with the scope 'boxes'.
    create table coupon_template_box (
      template_id uuid not null references coupon_template,
      pool_id uuid not null references pool,
      primary key (template_id, pool_id)
    );
  `.execute(db);
}

async function createIssues(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table coupon_issue (
      issue_id uuid primary key,
      template_id uuid not null,
      most bigint not null,
      way text not null check (way in ('purchase', 'free', 'gift', 'invitation')),
      price bigint not null check (price >= 0),
      -- Null for invitations: each player can have one, and nobody else decides how many there are.
      stock integer check (stock > 0),
      -- Coins that all of its coupons together may take off.
      budget bigint,
      per_player integer not null check (per_player > 0),
      issued integer not null default 0,
      used integer not null default 0,
      saved bigint not null default 0,
      opens_at timestamptz not null,
      closes_at timestamptz,
      paused boolean not null default false,
      created_at timestamptz not null,
      foreign key (template_id, most) references coupon_template (template_id, most),
      unique (issue_id, template_id, per_player),
      constraint only_a_purchase_has_a_price check ((way = 'purchase') = (price > 0)),
      constraint only_invitations_are_unlimited check ((way = 'invitation') = (stock is null)),
      constraint issued_within_stock check (issued between 0 and stock or stock is null and issued >= 0),
      constraint stock_within_budget check (stock is null and budget is null or stock * most <= budget),
      constraint used_within_issued check (used between 0 and issued and saved between used and used * most),
      constraint issue_closes_after_it_opens check (closes_at > opens_at)
    );
    create index coupon_issue_by_template on coupon_issue (template_id, issue_id);
    create index coupon_issue_on_offer on coupon_issue (issue_id) where way in ('purchase', 'free') and not paused;
  `.execute(db);
}

async function createCoupons(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table coupon (
      coupon_id uuid primary key,
      issue_id uuid not null,
      template_id uuid not null,
      user_id uuid not null references app_user,
      -- The how-manieth of its issue that the player has.
      place integer not null,
      per_player integer not null,
      state text not null check (state in ('unclaimed', 'usable', 'used')),
      created_at timestamptz not null,
      -- An unclaimed one is claimed before this.
      claim_until timestamptz,
      valid_from timestamptz,
      valid_until timestamptz,
      used_at timestamptz,
      -- The purchase that used it, and the coins it took off.
      used_for uuid,
      saved bigint,
      -- When it is over: used, or past its end.
      ends_at timestamptz not null generated always as (coalesce(used_at, valid_until, claim_until)) stored,
      foreign key (issue_id, template_id, per_player) references coupon_issue (issue_id, template_id, per_player),
      constraint coupon_limit_per_player check (place between 1 and per_player),
      constraint coupon_once_per_place unique (issue_id, user_id, place),
      constraint coupon_pays_one_purchase unique (used_for),
      constraint unclaimed_is_not_valid_yet check ((state = 'unclaimed') = (valid_from is null)),
      constraint valid_from_until check (num_nonnulls(valid_from, valid_until) <> 1 and valid_until > valid_from),
      constraint used_says_for_what check (
        num_nonnulls(used_at, used_for, saved) = case state when 'used' then 3 else 0 end and saved > 0),
      constraint used_while_valid check (used_at >= valid_from and used_at < valid_until)
    );
    create index coupon_by_state on coupon (user_id, state, ends_at, coupon_id);
    create index coupon_over on coupon (user_id, ends_at, coupon_id) where state <> 'used';
    create index coupon_ending on coupon (valid_until) where state = 'usable';

    -- A player was told that a coupon ends in so many days. One that came back ends at another time.
    create table coupon_reminder (
      coupon_id uuid not null references coupon,
      valid_until timestamptz not null,
      days integer not null check (days > 0),
      sent_at timestamptz not null,
      primary key (coupon_id, valid_until, days)
    );
  `.execute(db);
}

async function guard(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function guard_coupon_terms() returns trigger language plpgsql as $$
    begin
      raise exception 'what a coupon promises never changes' using errcode = 'check_violation', constraint = 'coupon_terms_are_frozen';
    end $$;
    create trigger guard_coupon_terms before update or delete on coupon_template
      for each row execute function guard_coupon_terms();
    create trigger guard_coupon_terms before update or delete on coupon_template_box
      for each row execute function guard_coupon_terms();

    create function guard_coupon_issue() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if (new.issue_id, new.template_id, new.way, new.price, new.per_player, new.opens_at)
          is not distinct from (old.issue_id, old.template_id, old.way, old.price, old.per_player, old.opens_at)
          and new.issued >= old.issued then
          return new;
        end if;
      end if;
      raise exception 'issue % is history: its price, its way and its limit never change', old.issue_id
        using errcode = 'check_violation', constraint = 'coupon_terms_are_frozen';
    end $$;
    create trigger guard_coupon_issue before update or delete on coupon_issue
      for each row execute function guard_coupon_issue();

    create function guard_coupon() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if new.state <> 'used' then return new; end if;
      elsif tg_op = 'UPDATE' then
        if (new.coupon_id, new.issue_id, new.user_id, new.place, new.created_at)
            is not distinct from (old.coupon_id, old.issue_id, old.user_id, old.place, old.created_at)
          and (old.state, new.state) in (('unclaimed', 'usable'), ('usable', 'used'), ('used', 'usable')) then
          return new;
        end if;
      end if;
      raise exception 'coupon % cannot move so', coalesce(new.coupon_id, old.coupon_id)
        using errcode = 'check_violation', constraint = 'coupon_moves_as_the_table_says';
    end $$;
    create trigger guard_coupon before insert or update or delete on coupon for each row execute function guard_coupon();
  `.execute(db);
}
