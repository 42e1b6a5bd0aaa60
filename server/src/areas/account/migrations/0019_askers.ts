import { type Kysely, sql } from 'kysely';

/** Codes belong to their caller, and accounts know the devices that signed in to them. */
export const askers = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      -- Valid for 5 minutes: a user who waits for one asks again.
      delete from account_code;
      -- Hash of the device's key, or the network when there is none.
      alter table account_code add asker text not null check (asker <> '');
      alter table account_code drop constraint account_code_pkey;
      alter table account_code add primary key (sign_in_name, purpose, asker);

      create table known_device (
        user_id uuid not null references app_user,
        -- SHA-256 of the device's key: a reader of this table cannot pose as the device.
        device text not null check (device ~ '^[0-9a-f]{64}$'),
        -- When a password or a code last succeeded there.
        proved_at timestamptz not null,
        primary key (user_id, device)
      );
      create index known_device_by_age on known_device (proved_at);

      -- The device it was opened on; ending the session from elsewhere makes it unknown.
      alter table session add device text;
    `.execute(db);
  },
};
