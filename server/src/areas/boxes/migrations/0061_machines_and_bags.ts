import { type Kysely, sql } from 'kysely';

/** Card machines and lucky bags: finite pools with a face of their own. A bag says what each of its prizes is worth at least. */
export const machinesAndBags = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table pool
        drop constraint pool_kind_check,
        add constraint pool_kind_check
          check (kind in ('ichiban', 'infinite', 'anime', 'exquisite_life', 'daily', 'card_machine', 'lucky_bag')),
        drop constraint kind_has_its_supply,
        add constraint kind_has_its_supply check ((kind in ('ichiban', 'card_machine', 'lucky_bag')) = (supply = 'finite')),
        add worth_at_least bigint check (worth_at_least > 0),
        add constraint bag_says_its_worth check ((kind = 'lucky_bag') = (worth_at_least is not null));

      -- What is promised of a bag holds for each of its prizes, and stays as it is once the bag is on sale.
      create function guard_worth() returns trigger language plpgsql as $$
      begin
        if (old.opened_at is not null and new.worth_at_least is distinct from old.worth_at_least)
          or (old.opened_at is null and new.opened_at is not null and exists (
            select from prize left join toy using (toy_id) left join reward using (reward_id)
            where pool_id = new.pool_id and odds_version = new.odds_version
              and coalesce(toy.value, reward.stones) < new.worth_at_least)) then
          raise exception 'pool % promises more than its prizes are worth', new.pool_id
            using errcode = 'check_violation', constraint = 'bag_is_worth_what_it_says';
        end if;
        return new;
      end $$;
      create trigger guard_worth before update on pool for each row execute function guard_worth();
    `.execute(db);
  },
};
