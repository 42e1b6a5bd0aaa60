import type { Database } from '../../../../platform/db/database.ts';

/** Lets a notification be sent to its reader's devices once the caller's transaction stands. */
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
        // A device that signs out at this moment is left out, rather than failing what is told of.
        .forKeyShare(),
    )
    .execute();
}
