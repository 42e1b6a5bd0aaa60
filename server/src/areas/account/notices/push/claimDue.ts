import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';

/** Batch size (ours). */
const batch = 20;

/** How long a push service keeps an undelivered message, in s (ours); an older notification is not sent at all. */
export const lifetime = 86_400;

/** A notification for one device. */
export type Delivery = Awaited<ReturnType<typeof claimDue>>[number];

/** Claims due notifications, so that no other process sends them before their retry time. */
export async function claimDue(db: Database, now: Date) {
  await db
    .deleteFrom('push_delivery')
    .using('notification')
    .whereRef('notification.notification_id', '=', 'push_delivery.notification_id')
    .where('push_delivery.due_at', '<=', now)
    .where('notification.created_at', '<', new Date(now.getTime() - lifetime * 1000))
    .execute();
  const { rows } = await sql<{ notification_id: string; subscription_id: string; attempts: number }>`
    update push_delivery set
      attempts = attempts + 1,
      due_at = ${now}::timestamptz + make_interval(mins => (attempts + 1) * (attempts + 1))
    where (notification_id, subscription_id) in (
      select delivery.notification_id, delivery.subscription_id
      from push_delivery delivery
      join notification using (notification_id)
      left join opening on opening.opening_id = notification.awaits_opening_id
      where delivery.due_at <= ${now}
        -- A win is pushed once its results were seen.
        and (opening.opening_id is null or opening.revealed_at is not null)
      order by delivery.due_at
      limit ${batch}
      for update of delivery skip locked)
    returning notification_id, subscription_id, attempts`.execute(db);
  const attempts = new Map(rows.map((row) => [`${row.notification_id} ${row.subscription_id}`, row.attempts]));
  if (rows.length === 0) return [];
  const deliveries = await db
    .selectFrom('push_delivery')
    .innerJoin('notification', 'notification.notification_id', 'push_delivery.notification_id')
    .innerJoin('push_subscription', 'push_subscription.subscription_id', 'push_delivery.subscription_id')
    .selectAll('notification')
    .select(['push_subscription.subscription_id', 'endpoint', 'p256dh', 'auth', 'language'])
    .where((is) =>
      is.or(
        rows.map(({ notification_id, subscription_id }) =>
          is.and([
            is('push_delivery.notification_id', '=', notification_id),
            is('push_delivery.subscription_id', '=', subscription_id),
          ]),
        ),
      ),
    )
    .execute();
  return deliveries.map((delivery) => ({
    ...delivery,
    attempts: attempts.get(`${delivery.notification_id} ${delivery.subscription_id}`) ?? 1,
  }));
}
