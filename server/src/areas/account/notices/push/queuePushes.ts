import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';

interface Waiting {
  notification_id: string;
  user_id: string;
  created_at: Date;
}

/** Lets notifications be sent to their readers' devices once the caller's transaction commits. */
export async function queuePushes(db: Database, notifications: readonly Waiting[]): Promise<void> {
  const told = JSON.stringify(
    notifications.map(({ notification_id, user_id, created_at }) => ({ notification_id, user_id, due_at: created_at })),
  );
  // A device that signs out at this moment is skipped instead of failing the notification.
  await sql`
    insert into push_delivery (notification_id, subscription_id, due_at)
    select notification_id, subscription_id, due_at
    from jsonb_to_recordset(${told}::jsonb) as told (notification_id uuid, user_id uuid, due_at timestamptz)
    join push_subscription subscription using (user_id)
    for key share of subscription`.execute(db);
}
