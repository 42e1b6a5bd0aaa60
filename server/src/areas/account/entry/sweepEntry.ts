import type { Database } from '../../../platform/db/database.ts';
import { idleSince } from './sessions/sessionLifetime.ts';

const day = 86_400_000;

/** How long a device stays known after its user last proved their identity (ours), in days: twice a session's lifetime. */
const knownDeviceDays = 180;

/** Deletes ended sessions and codes, long unused devices, and the demo's mail after a day. */
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
