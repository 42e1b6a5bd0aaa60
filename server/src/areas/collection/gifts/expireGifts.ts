import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { settleGift } from './settleGift.ts';

/** Sends gifts whose time is over back to their givers. Processes that do it at the same time take different ones. */
export async function expireGifts(db: Database, now: Date): Promise<void> {
  // Each in a transaction of its own: it locks its toys, and those of two givers could wait for each other.
  while (await inTransaction(db, (transaction) => expireNext(transaction, now)));
}

async function expireNext(db: Database, now: Date): Promise<boolean> {
  const gift = await db
    .selectFrom('gift')
    .selectAll()
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!gift) return false;
  await settleGift(db, { gift, actor: 'shop' }, { action: 'expire', actor_id: null, now });
  return true;
}
