import { type Kysely, sql } from 'kysely';

/** What one operator refunds alone is counted too. */
export const refundsAlone = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table given_alone
        drop constraint given_alone_kind_check,
        add constraint given_alone_kind_check check (kind in ('coupons', 'claims', 'transfers', 'withdrawals', 'refunds'))
    `.execute(db);
  },
};
