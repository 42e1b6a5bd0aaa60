import { type Kysely, sql } from 'kysely';

/** Decomposing, upgrades and syntheses: what a player makes of toys. */
export const making = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table decomposing (
        decomposing_id uuid primary key,
        user_id uuid not null references app_user,
        count integer not null check (count between 1 and 50),
        stones bigint not null check (stones >= 0),
        decomposed_at timestamptz not null
      );
      create index decomposing_of_player on decomposing (user_id, decomposing_id);
      create trigger guard_history before update or delete on decomposing for each row execute function guard_history();
      create trigger guard_history_whole before truncate on decomposing execute function guard_history();
      insert into ledger_account (system, currency) values ('decomposing', 'stone');
    `.execute(db);
  },
};
