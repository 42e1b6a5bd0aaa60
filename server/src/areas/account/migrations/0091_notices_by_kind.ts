import { type Kysely, sql } from 'kysely';

/** A page of an area's notices, and how many of them are unread, are found among any number of others. */
export const noticesByKind = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create index notification_by_kind on notification (user_id, kind, notification_id);
      create index notification_unread_by_kind on notification (user_id, kind, notification_id) where read_at is null;
      -- The one by kind finds a user's unread ones of all kinds too.
      drop index notification_unread;
    `.execute(db);
  },
};
