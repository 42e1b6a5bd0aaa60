import { type Kysely, sql } from 'kysely';

/** Creates the ledger's table of daily spending. Migration 13, which also fills it from the journals of that time, calls this. */
export async function createSpendingDays(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The ledger's daily sums, updated with each journal: limits and levels read them instead of years of entries.
    create table spending_day (
      user_id uuid not null references app_user,
      -- In Asia/Ho_Chi_Minh, which has been UTC+7 all year since 1975.
      day date not null,
      spent bigint not null check (spent > 0),
      primary key (user_id, day)
    );
  `.execute(db);
}
