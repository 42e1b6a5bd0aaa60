import type { Logger } from 'pino';
import webPush from 'web-push';
import type { Config } from '../../../../platform/config/config.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Ask } from '../../../../platform/area/Port.ts';
import { type NoticeKinds, noticeKinds } from '../../../../platform/notices/NoticeKinds.ts';
import { presentNotice } from '../presentNotice.ts';
import { type Delivery, claimDue, lifetime } from './claimDue.ts';
import { type PostPush, postPush } from './postPush.ts';
import { type VapidKeys, vapidKeysOf } from './vapidKeysOf.ts';

/** Maximum attempts (ours). */
const mostAttempts = 6;

interface Services {
  db: Database;
  config: Pick<Config, 'vapid' | 'demo'>;
  log: Logger;
  ask: Ask;
  /** Replaces the HTTP client in tests. */
  post?: PostPush;
}

/**
 * Sends due notifications and returns how many it tried; safe to run in several processes. Retries failures after 1, 4, 9 … minutes;
 * forgets a device that is gone.
 */
export async function deliverPushes({ db, config, log, ask, post = postPush }: Services, now: Date): Promise<number> {
  const due = await claimDue(db, now);
  const keys = due.length > 0 ? await vapidKeysOf(db, config) : null;
  if (!keys) return 0;
  await Promise.all(
    due.map(async (delivery) => {
      try {
        await settle(db, delivery, await post(encrypted(delivery, keys, ask(noticeKinds))));
      } catch (error) {
        log.warn({ err: error, notification_id: delivery.notification_id }, 'push failed');
        await settle(db, delivery, 0);
      }
    }),
  );
  return due.length;
}

/** The payload that the service worker reads: `app/src/serviceWorker/readPush.ts`. */
function encrypted(delivery: Delivery, keys: VapidKeys, kinds: NoticeKinds) {
  const { subscription_id: _, endpoint, p256dh, auth, language, attempts: __, ...notification } = delivery;
  const { title, body } = presentNotice(kinds, notification, language);
  const path = `/pages/user/notify_detail?notification_id=${notification.notification_id}`;
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify({ title, body, path }), {
    TTL: lifetime,
    vapidDetails: keys,
  });
}

async function settle(db: Database, delivery: Delivery, status: number): Promise<void> {
  const { notification_id, subscription_id, attempts } = delivery;
  // The subscription was revoked or has expired.
  if (status === 404 || status === 410) {
    await db.deleteFrom('push_subscription').where('subscription_id', '=', subscription_id).execute();
    return;
  }
  const taken = status >= 200 && status < 300;
  if (!taken && attempts < mostAttempts) return;
  await db
    .deleteFrom('push_delivery')
    .where('notification_id', '=', notification_id)
    .where('subscription_id', '=', subscription_id)
    .execute();
}
