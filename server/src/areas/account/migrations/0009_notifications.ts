import { type Kysely, sql } from 'kysely';

/** Each user's notifications. */
export const notifications = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table notification (
        notification_id uuid primary key,
        user_id uuid not null references app_user,
        kind text not null check (kind <> ''),
        -- The kind's data, from which the text is composed in any language.
        data jsonb not null,
        -- Hidden until this opening's results were seen.
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
