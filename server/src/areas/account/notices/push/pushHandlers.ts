import { readPushKey, subscribePush, unsubscribePush } from '@mcy/api/account/notices/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../../../../platform/config/config.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { type Implementation, implement } from '../../../../platform/http/handler.ts';
import { Refusal } from '../../../../platform/http/Refusal.ts';
import { pushEndpointRefused, pushUnavailable } from '../messages.ts';
import { isPushEndpoint } from './isPushEndpoint.ts';
import { vapidKeysOf } from './vapidKeysOf.ts';

export const pushHandlers: readonly Implementation[] = [
  implement(readPushKey, async (_request, { db, caller, config }) => {
    const public_key = await requirePublicKey(db, config);
    const subscription = await db
      .selectFrom('push_subscription')
      .select('endpoint')
      .where('session_id', '=', caller.session_id)
      .executeTakeFirst();
    return { public_key, endpoint: subscription?.endpoint ?? null };
  }),

  implement(subscribePush, async ({ endpoint, p256dh, auth }, { db, caller, locale, config, now }) => {
    await requirePublicKey(db, config);
    if (!isPushEndpoint(endpoint)) {
      throw new Refusal({ error: 'push_endpoint_refused', message: pushEndpointRefused, field: 'endpoint' });
    }
    // The browser may have been another user's, and this session may have had another subscription: the newest wins.
    await db
      .deleteFrom('push_subscription')
      .where((is) => is.or([is('endpoint', '=', endpoint), is('session_id', '=', caller.session_id)]))
      .execute();
    await db
      .insertInto('push_subscription')
      .values({
        subscription_id: uuidv7(),
        user_id: caller.user_id,
        session_id: caller.session_id,
        endpoint,
        p256dh,
        auth,
        language: locale,
        created_at: now,
      })
      // A concurrent request did the same.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return {};
  }),

  implement(unsubscribePush, async (_request, { db, caller }) => {
    await db.deleteFrom('push_subscription').where('session_id', '=', caller.session_id).execute();
    return {};
  }),
];

async function requirePublicKey(db: Database, config: Config): Promise<string> {
  const keys = await vapidKeysOf(db, config);
  if (keys) return keys.publicKey;
  throw new Refusal({ error: 'push_unavailable', message: pushUnavailable });
}
