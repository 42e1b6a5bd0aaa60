import { type Kysely, sql } from 'kysely';

/** Prizes that are no toys: stones and coupons, for any pool; and what a player got for them, which the ledger and the coupons prove. */
export const rewards = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      -- What a prize can be beside a toy. A coupon whose stock is used up is given as its stones.
      create table reward (
        reward_id uuid primary key,
        name jsonb not null,
        image text not null,
        stones bigint not null check (stones > 0),
        coupon_issue_id uuid references coupon_issue
      );
      create function guard_reward() returns trigger language plpgsql as $$
      begin
        raise exception 'what a prize gives never changes' using errcode = 'check_violation', constraint = 'odds_are_frozen';
      end $$;
      create trigger guard_reward before update or delete on reward for each row execute function guard_reward();

      alter table prize
        add reward_id uuid references reward,
        alter column toy_id drop not null,
        add constraint prize_is_one_thing check (num_nonnulls(toy_id, reward_id) = 1),
        add constraint bonus_is_a_toy check (bonus is null or toy_id is not null);

      create table reward_given (
        given_id uuid primary key,
        reward_id uuid not null references reward,
        user_id uuid not null references app_user,
        -- The draw that it comes from; both null for a reward that was not drawn.
        pool_id uuid,
        nonce integer,
        stones bigint check (stones > 0),
        coupon_id uuid unique references coupon,
        given_at timestamptz not null,
        foreign key (pool_id, nonce) references draw,
        constraint reward_once_per_draw unique (pool_id, nonce),
        constraint reward_names_its_whole_draw check (num_nonnulls(pool_id, nonce) <> 1),
        constraint reward_gives_one_thing check (num_nonnulls(stones, coupon_id) = 1)
      );
      create trigger guard_history before update or delete on reward_given for each row execute function guard_history();
      create trigger guard_history_whole before truncate on reward_given execute function guard_history();
    `.execute(db);
  },
};
