import { type Kysely, sql } from 'kysely';

/** Payments through a gateway. */
export const wallet = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table payment (
        payment_id uuid primary key,
        user_id uuid not null references app_user,
        amount bigint not null check (amount > 0),
        -- After expires_at a pending payment counts as expired without an update.
        status text not null check (status in ('pending', 'paid', 'declined', 'expired')),
        -- The gateway's own transaction number.
        transaction_id text,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        settled_at timestamptz,
        constraint paid_has_transaction check ((status = 'paid') = (transaction_id is not null)),
        constraint settled_has_time check ((status = 'pending') = (settled_at is null))
      );
      create index payment_by_user on payment (user_id);
    `.execute(db);
  },
};
