import type { Database } from '../../../../platform/db/database.ts';

/** Queues a notification for its recipient's devices; it is sent after the caller's transaction commits. */
export async function queuePush(
  db: Database,
  { notification_id, user_id }: { notification_id: string; user_id: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('push_delivery')
    .columns(['notification_id', 'subscription_id', 'due_at'])
    .expression((is) =>
      is
        .selectFrom('push_subscription')
        .select((of) => [
          of.cast<string>(of.val(notification_id), 'uuid').as('notification_id'),
          'subscription_id',
          of.cast<Date>(of.val(now), 'timestamptz').as('due_at'),
        ])
        .where('user_id', '=', user_id)
        // Skips a device that is signing out right now, instead of failing the event.
        .forKeyShare(),
    )
    .execute();
}
