import { type Kysely, sql } from 'kysely';

/** Each user's notifications. */
export const notifications = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table notification (
        notification_id uuid primary key,
        user_id uuid not null references app_user,
        kind text not null check (kind <> ''),
        -- By kind: what the words are made of, in any language.
        data jsonb not null,
        -- Told only once this opening's results were seen, so that it gives nothing away.
        awaits_opening_id uuid references opening,
        created_at timestamptz not null,
        read_at timestamptz
      );
      create index notification_by_user on notification (user_id, notification_id desc);
      create index notification_unread on notification (user_id, notification_id) where read_at is null;
      create index notification_by_age on notification (created_at);
      create index notification_by_reading on notification (read_at) where read_at is not null;
    `.execute(db);
  },
};
