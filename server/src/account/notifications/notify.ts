import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/database.ts';
import { queuePush } from '../push/queuePush.ts';
import type { NotificationData } from './NotificationData.ts';
import type { NotificationKind } from '../tables.ts';

interface NewNotification<Kind extends NotificationKind> {
  kind: Kind;
  data: NotificationData[Kind];
  /** Not told before this opening's results were seen. */
  awaits_opening_id?: string;
}

/** Tells a user something, in the transaction of what it tells of: both stand or neither. */
export async function notify<Kind extends NotificationKind>(
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
