import type { Database } from '../../../platform/db/database.ts';
import { eachDue } from '../../../platform/jobs/eachDue.ts';
import { settleGift } from './settleGift.ts';

/** The name of the job. */
export const expiryJob = 'gifts that come back';

/** Sends gifts whose time is over back to their givers. Processes that do it at the same time take different ones. */
export async function expireGifts(db: Database, now: Date): Promise<void> {
  // Each in a transaction of its own: it locks its toys, and those of two givers could wait for each other.
  await eachDue(
    db,
    {
      job: expiryJob,
      take: (transaction, failed) => nextDue(transaction, failed, now),
      work: async (transaction, gift_id) => {
        const gift = await transaction
          .selectFrom('gift')
          .selectAll()
          .where('gift_id', '=', gift_id)
          .executeTakeFirstOrThrow();
        await settleGift(transaction, { gift, actor: 'shop' }, { action: 'expire', actor_id: null, now });
      },
    },
    now,
  );
}

async function nextDue(db: Database, failed: readonly string[], now: Date): Promise<string | null> {
  const due = await db
    .selectFrom('gift')
    .select('gift_id')
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .where('gift_id', '<>', (is) => is.fn<string>('all', [is.val(failed)]))
    .orderBy('expires_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return due?.gift_id ?? null;
}
