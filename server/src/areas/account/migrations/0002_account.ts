import { type Kysely, sql } from 'kysely';

/** Users and their sessions. */
export const account = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table app_user (
        user_id uuid primary key,
        sign_in_name text not null unique,
        nickname text not null,
        birthday date not null,
        password_hash text not null,
        pwd_version integer not null default 1 check (pwd_version > 0),
        invite_code text not null unique,
        roles text[] not null default '{}' check (roles <@ array['seller', 'shopkeeper', 'operator']),
        created_at timestamptz not null
      );

      create table session (
        session_id uuid primary key,
        -- SHA-256 of the token: a reader of this table cannot sign in with it.
        token_hash bytea not null unique check (length(token_hash) = 32),
        user_id uuid not null references app_user,
        pwd_version integer not null,
        address text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null check (expires_at > created_at)
      );
      create index session_by_user on session (user_id, address);
      create index session_by_expiry on session (expires_at);

      alter table ledger_account add foreign key (user_id) references app_user;
    `.execute(db);
  },
};
