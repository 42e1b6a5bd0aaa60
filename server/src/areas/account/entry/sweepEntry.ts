import type { Database } from '../../../platform/db/database.ts';
import { idleSince } from './sessions/sessionLifetime.ts';

const day = 86_400_000;

/** How long a device is known after it last proved who its user is (ours), in days: twice as long as a session lasts. */
const knownDeviceDays = 180;

/** Deletes sessions and codes that have ended, devices long unused, and the demo's mail of a day. */
export async function sweepEntry(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * day);
  await db
    .deleteFrom('session')
    .where((is) => is.or([is('expires_at', '<', now), is('last_used_at', '<', idleSince(now))]))
    .execute();
  await db.deleteFrom('known_device').where('proved_at', '<', daysAgo(knownDeviceDays)).execute();
  await db.deleteFrom('account_code').where('expires_at', '<', now).execute();
  await db.deleteFrom('demo_mail').where('created_at', '<', daysAgo(1)).execute();
}
