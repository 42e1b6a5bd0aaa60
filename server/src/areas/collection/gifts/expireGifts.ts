import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { settleGift } from './settleGift.ts';

/** Gifts of one transaction: each locks its toys, so those of two givers could wait for each other. */
const most = 1;

/** Sends gifts whose time is over back to their givers. Processes that do it at the same time take different ones. */
export async function expireGifts(db: Database, now: Date): Promise<void> {
  let expired: number;
  do {
    expired = await inTransaction(db, async (transaction) => {
      const gifts = await transaction
        .selectFrom('gift')
        .selectAll()
        .where('state', '=', 'open')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const gift of gifts) {
        await settleGift(transaction, { gift, actor: 'shop' }, { action: 'expire', actor_id: null, now });
      }
      return gifts.length;
    });
  } while (expired === most);
}
