import { type Kysely, sql } from 'kysely';

/** Codes that sign in or set a new password, and the demo's mailbox, where they arrive. */
export const codes = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      -- No reference to the user: a name without an account gets a row too, so that nothing tells them apart.
      create table account_code (
        sign_in_name text not null,
        purpose text not null check (purpose in ('sign_in', 'reset_password')),
        code_hash text not null,
        tries integer not null default 0,
        created_at timestamptz not null,
        expires_at timestamptz not null check (expires_at > created_at),
        primary key (sign_in_name, purpose),
        constraint code_has_five_tries check (tries between 0 and 5)
      );
      create index account_code_by_expiry on account_code (expires_at);

      create table demo_mail (
        mail_id uuid primary key,
        sign_in_name text not null,
        purpose text not null check (purpose in ('sign_in', 'reset_password')),
        code text not null check (code ~ '^[0-9]{6}$'),
        created_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index demo_mail_by_name on demo_mail (sign_in_name, mail_id desc);
      create index demo_mail_by_age on demo_mail (created_at);
    `.execute(db);
  },
};
