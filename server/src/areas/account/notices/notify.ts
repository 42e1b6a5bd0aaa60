import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { queuePushes } from './push/queuePushes.ts';
import type { NoticeData, NoticeKind } from '../../../platform/notices/NoticeKinds.ts';

interface NewNotification<Kind extends NoticeKind> {
  kind: Kind;
  data: NoticeData[Kind];
  /** Hidden until this opening's results were seen. */
  awaits_opening_id?: string;
}

type AddressedNotification = {
  [Kind in NoticeKind]: NewNotification<Kind> & { user_id: string; now: Date };
}[NoticeKind];

/** Notifies a user in the transaction of the event itself: both commit or neither does. */
export async function notify<Kind extends NoticeKind>(
  db: Database,
  user_id: string,
  notification: NewNotification<Kind>,
  now: Date,
): Promise<void> {
  // The kind stays paired with its data, which the compiler cannot follow through a type parameter.
  await notifyAll(db, [{ ...notification, user_id, now } as AddressedNotification]);
}

/** Tells users several things at once, in their order. */
export async function notifyAll(db: Database, notices: readonly AddressedNotification[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ user_id, kind, data, awaits_opening_id, now }) => ({
    notification_id: uuidv7(),
    user_id,
    kind,
    data: JSON.stringify(data),
    awaits_opening_id: awaits_opening_id ?? null,
    created_at: now,
    read_at: null,
  }));
  await db.insertInto('notification').values(rows).execute();
  await queuePushes(db, rows);
  for (const { user_id } of rows) touch(db, 'account/notices', user_id);
}
