import { type Kysely, sql } from 'kysely';

/** Follows, public profiles, ranking scores, and level gifts. */
export const follows = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createFollows(db);
    await createScores(db);
    await createGifts(db);
  },
};

async function createFollows(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table follow (
      follow_id uuid primary key,
      follower_id uuid not null references app_user,
      followed_id uuid not null references app_user,
      created_at timestamptz not null,
      constraint follow_once unique (follower_id, followed_id),
      constraint follow_another check (follower_id <> followed_id)
    );
    create index follow_by_follower on follow (follower_id, follow_id desc);
    create index follow_by_followed on follow (followed_id, follow_id desc);

    -- The fans a player was notified of. It outlives the follow and the notification, so nobody is notified twice.
    create table fan_told (
      followed_id uuid not null references app_user,
      follower_id uuid not null references app_user,
      primary key (followed_id, follower_id)
    );

    -- Nothing about a player is public unless they opt in.
    alter table app_user add shows_wins boolean not null default false;
    alter table app_user add named_in_rankings boolean not null default false;
  `.execute(db);
}

async function createScores(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Updated with every movement, so that a ranking is one index scan however many players there are.
    create table ranking_score (
      board text not null check (board in ('promotion', 'revenue', 'spending')),
      period text not null check (period in ('week', 'month', 'all')),
      -- The first day of the week or the month in Asia/Ho_Chi_Minh.
      since date not null,
      user_id uuid not null references app_user,
      score bigint not null check (score > 0),
      -- When the score was reached: on ties the first leads.
      reached_at timestamptz not null,
      primary key (board, period, since, user_id),
      constraint period_begins_on_its_day check (case period
        when 'week' then extract(isodow from since) = 1
        when 'month' then extract(day from since) = 1
        else since = date '2000-01-01' end)
    );
    create index ranking_by_score on ranking_score (board, period, since, score desc, reached_at, user_id);
    create index ranking_by_age on ranking_score (since) where period <> 'all';

    with spent as (
      select 'spending' as board, account.user_id, -entry.amount as amount, journal.created_at as at
        from entry join ledger_account account using (account_id) join journal using (journal_id)
        where journal.kind = 'box_open' and account.user_id is not null and account.currency = 'balance'
    ), won as (
      select 'revenue' as board, opening.user_id, toy.value as amount, opening.revealed_at as at
        from item join draw using (pool_id, nonce) join opening on opening.opening_id = draw.opening_id
          join prize on prize.prize_id = item.prize_id join toy using (toy_id)
        where opening.revealed_at is not null and toy.value > 0
    ), invited as (
      select 'promotion' as board, invited_by as user_id, 1 as amount, invited_at as at
        from app_user where invited_by is not null
    ), moved as (
      select * from spent union all select * from won union all select * from invited
    )
    insert into ranking_score (board, period, since, user_id, score, reached_at)
      select board, period, case period when 'all' then date '2000-01-01'
          else date_trunc(period, at at time zone 'Asia/Ho_Chi_Minh')::date end as since,
        user_id, sum(amount), date_trunc('milliseconds', max(at))
      from moved, unnest(array['week', 'month', 'all']) as period
      group by board, period, since, user_id;
  `.execute(db);
}

async function createGifts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table level_gift (
      gift_id uuid primary key,
      user_id uuid not null references app_user,
      month date not null check (extract(day from month) = 1),
      level text not null,
      stones bigint not null check (stones > 0),
      claimed_at timestamptz not null,
      constraint level_gift_once_a_month unique (user_id, month)
    );

    create function check_level_gift() returns trigger language plpgsql as $$
    begin
      if new.stones is distinct from (
        select sum(entry.amount) from journal join entry using (journal_id) join ledger_account account using (account_id)
          where journal.kind = 'level_gift' and journal.reference_id = new.gift_id
            and account.user_id = new.user_id and account.currency = 'stone') then
        raise exception 'level gift % does not have its journal', new.gift_id
          using errcode = 'check_violation', constraint = 'level_gift_has_its_journal';
      end if;
      return null;
    end $$;
    create constraint trigger check_level_gift after insert or update on level_gift
      deferrable initially deferred for each row execute function check_level_gift();

    insert into ledger_account (system, currency) values ('gifts', 'stone') on conflict do nothing;
  `.execute(db);
}
