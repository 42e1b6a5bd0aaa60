import { type Kysely, sql } from 'kysely';

/** Recipes by which toys are made of others, and what was made. */
export const synthesis = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table recipe (
        recipe_id uuid primary key,
        toy_id uuid not null references toy,
        takes integer not null check (takes between 2 and 10),
        takes_rarity text not null check (takes_rarity in ('common', 'rare', 'epic', 'legendary')),
        takes_series_id uuid references series,
        stock integer not null check (stock between 1 and 100000),
        given integer not null default 0,
        created_at timestamptz not null,
        stopped_at timestamptz,
        constraint recipe_given_within_stock check (given between 0 and stock)
      );
      create index recipe_left on recipe (recipe_id) where stopped_at is null and given < stock;

      create table synthesis (
        synthesis_id uuid primary key,
        user_id uuid not null references app_user,
        recipe_id uuid not null references recipe,
        count integer not null check (count between 2 and 10),
        made_at timestamptz not null
      );
      create index synthesis_of_player on synthesis (user_id, synthesis_id);
      create index synthesis_of_recipe on synthesis (recipe_id);
      create trigger guard_history before update or delete on synthesis for each row execute function guard_history();
      create trigger guard_history_whole before truncate on synthesis execute function guard_history();
    `.execute(db);
  },
};
