import { type Kysely, sql } from 'kysely';

/** The dispatcher's tables: answers by idempotency key, and rate limits. */
export const http = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table idempotency (
        key_hash bytea primary key check (length(key_hash) = 32),
        -- Binds the key to one caller, one call and one request.
        fingerprint bytea not null check (length(fingerprint) = 32),
        -- The answer's envelope, encrypted under the key itself; null only inside the transaction that creates it.
        answer bytea,
        created_at timestamptz not null
      );
      create index idempotency_by_age on idempotency (created_at);

      create table rate_limit (
        bucket text primary key,
        -- When the bucket will be empty if no more hits come.
        empty_at timestamptz not null
      );
      create index rate_limit_by_age on rate_limit (empty_at);
    `.execute(db);
  },
};
