import webPush from 'web-push';
import type { Config } from '../../../../platform/config/config.ts';
import type { Database } from '../../../../platform/db/database.ts';

/** The shop's identity at push services. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
  /** The contact for push services. */
  subject: string;
}

/** The shop's keys for Web Push: the configured ones, in the demo a pair created once and stored in the database; null when there are none. */
export async function vapidKeysOf(db: Database, config: Pick<Config, 'vapid' | 'demo'>): Promise<VapidKeys | null> {
  if (config.vapid !== null) return config.vapid;
  if (!config.demo) return null;
  const { public_key, private_key } = (await findKeys(db)) ?? (await makeKeys(db));
  return { publicKey: public_key, privateKey: private_key, subject: 'mailto:push@mcy.example' };
}

function findKeys(db: Database) {
  return db.selectFrom('push_key').select(['public_key', 'private_key']).executeTakeFirst();
}

async function makeKeys(db: Database) {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  // Of several processes that create a pair at once, the first wins.
  await db
    .insertInto('push_key')
    .values({ public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('push_key').select(['public_key', 'private_key']).executeTakeFirstOrThrow();
}
