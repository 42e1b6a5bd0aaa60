import { type Kysely, sql } from 'kysely';

/** The shop gives diamonds with recharges. */
export const diamonds = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`insert into ledger_account (system, currency) values ('gifts', 'diamond')`.execute(db);
  },
};
