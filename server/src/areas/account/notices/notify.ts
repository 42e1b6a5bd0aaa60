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

/** Notifications of one statement: each has seven parameters, and a statement holds 65,535. */
const mostAtOnce = 5_000;

/** Tells users several things at once, in their order; any number of users. */
export async function notifyAll(db: Database, notices: readonly AddressedNotification[]): Promise<void> {
  for (let from = 0; from < notices.length; from += mostAtOnce) {
    await notifySome(db, notices.slice(from, from + mostAtOnce));
  }
}

async function notifySome(db: Database, notices: readonly AddressedNotification[]): Promise<void> {
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
