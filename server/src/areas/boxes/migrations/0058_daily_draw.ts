import { type Kysely, sql } from 'kysely';

/** The free daily draw: pools without a price, one draw a player and evening, and who wants to be reminded. */
export const dailyDraw = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table pool
        drop constraint pool_kind_check,
        add constraint pool_kind_check check (kind in ('ichiban', 'infinite', 'anime', 'exquisite_life', 'daily')),
        drop constraint pool_price_check,
        add constraint only_the_daily_pool_is_free check (price >= 0 and (kind = 'daily') = (price = 0));
      create index daily_pool on pool (opened_at desc) where kind = 'daily';
      alter table opening drop constraint opening_price_check, add constraint opening_price_check check (price >= 0);

      create table daily_draw (
        user_id uuid not null references app_user,
        -- The day in Vietnam.
        day date not null,
        opening_id uuid not null unique references opening,
        drawn_at timestamptz not null,
        constraint daily_draw_once_a_day primary key (user_id, day),
        constraint daily_draw_in_the_evening check (
          (drawn_at at time zone 'Asia/Ho_Chi_Minh')::date = day
          and extract(hour from drawn_at at time zone 'Asia/Ho_Chi_Minh') >= 20)
      );
      create trigger guard_history before update or delete on daily_draw for each row execute function guard_history();
      create trigger guard_history_whole before truncate on daily_draw execute function guard_history();

      create function check_free_opening() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from daily_draw where opening_id = new.opening_id and user_id = new.user_id and drawn_at = new.opened_at
        ) then
          raise exception 'opening % is free, and is no daily draw', new.opening_id
            using errcode = 'check_violation', constraint = 'only_the_daily_draw_is_free';
        end if;
        return null;
      end $$;
      create constraint trigger check_free_opening after insert on opening
        deferrable initially deferred for each row when (new.price = 0) execute function check_free_opening();

      -- Who is told when the draw opens, and the last evening on which they were.
      create table daily_reminder (
        user_id uuid primary key references app_user,
        told_on date
      );
    `.execute(db);
  },
};
