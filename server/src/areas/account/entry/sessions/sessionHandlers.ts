import * as contract from '@mcy/api/account/entry/contract';
import type { Database } from '../../../../platform/db/database.ts';
import type { Asker } from '../../../../platform/http/askerOf.ts';
import { type Implementation, implement } from '../../../../platform/http/handler.ts';
import { Refusal } from '../../../../platform/http/Refusal.ts';
import { describeUserAgent } from './describeUserAgent.ts';
import { listSessions } from './listSessions.ts';
import { sessionNotFound } from '../messages.ts';

export const sessionHandlers: readonly Implementation[] = [
  implement(contract.listSessions, async (_request, { db, caller, now }) => {
    const sessions = await listSessions(db, caller.user_id, { first: caller.session_id, now });
    return {
      rows: sessions.map(({ session_id, user_agent, created_at, last_used_at }) => ({
        session_id,
        current: session_id === caller.session_id,
        ...describeUserAgent(user_agent),
        opened_at: created_at.toISOString(),
        last_used_at: last_used_at.toISOString(),
      })),
    };
  }),

  implement(contract.endSession, async ({ session_id }, { db, caller, asker }) => {
    const ended = await db
      .deleteFrom('session')
      .where('session_id', '=', session_id)
      .where('user_id', '=', caller.user_id)
      .returning('device')
      .executeTakeFirst();
    if (ended) {
      await forgetDevices(db, caller.user_id, [ended], asker);
      return {};
    }
    throw new Refusal({
      error: 'session_not_found',
      message: sessionNotFound,
      field: 'session_id',
    });
  }),

  implement(contract.endOtherSessions, async (_request, { db, caller, asker }) => {
    const ended = await db
      .deleteFrom('session')
      .where('user_id', '=', caller.user_id)
      .where('session_id', '<>', caller.session_id)
      .returning('device')
      .execute();
    await forgetDevices(db, caller.user_id, ended, asker);
    return { ended: ended.length };
  }),
];

/** A device whose session its owner ended from another one is no longer known. The current device stays known. */
async function forgetDevices(
  db: Database,
  user_id: string,
  ended: readonly { device: string | null }[],
  asker: Asker,
): Promise<void> {
  const devices = ended.flatMap(({ device }) => (device === null || device === asker.device ? [] : [device]));
  if (devices.length === 0) return;
  await db
    .deleteFrom('known_device')
    .where('user_id', '=', user_id)
    .where('device', '=', (is) => is.fn.any(is.val(devices)))
    .execute();
}
