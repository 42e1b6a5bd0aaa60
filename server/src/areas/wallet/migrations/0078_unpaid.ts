import { type Kysely, sql } from 'kysely';

/** What of a player's waits to be paid, and payments by the short numbers that the flow once had. */
export const unpaid = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create index payment_unpaid on payment (user_id, payment_id) where status = 'pending' or status = 'expired' and claimed_at is not null;
      create index payment_by_short_number on payment (right(reference, 8));
    `.execute(db);
  },
};
