import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { queuePush } from './push/queuePush.ts';
import type { NoticeData, NoticeKind } from '../../../platform/notices/NoticeKinds.ts';

interface NewNotification<Kind extends NoticeKind> {
  kind: Kind;
  data: NoticeData[Kind];
  /** Hidden until this opening's results were seen. */
  awaits_opening_id?: string;
}

/** Sends a user a notification, in the transaction of the event: both commit or neither. */
export async function notify<Kind extends NoticeKind>(
  db: Database,
  user_id: string,
  { kind, data, awaits_opening_id }: NewNotification<Kind>,
  now: Date,
): Promise<void> {
  const notification_id = uuidv7();
  await db
    .insertInto('notification')
    .values({
      notification_id,
      user_id,
      kind,
      data: JSON.stringify(data),
      awaits_opening_id: awaits_opening_id ?? null,
      created_at: now,
      read_at: null,
    })
    .execute();
  await queuePush(db, { notification_id, user_id }, now);
}
