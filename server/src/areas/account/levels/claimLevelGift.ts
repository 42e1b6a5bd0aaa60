import { v7 as uuidv7 } from 'uuid';
import { periodsAt } from '../../../platform/calendar/periodsAt.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { giftsAccount } from '../../../platform/ledger/ledgerAccounts.ts';
import { postCredit } from '../../../platform/ledger/postJournal.ts';
import { readSpending } from '../../../platform/ledger/readSpending.ts';
import { levelGiftJournal } from './levelJournals.ts';
import { monthlyStones } from './monthlyStones.ts';
import { type Level, levelOf, pointsOf } from './levels.ts';
import { levelGiftClaimed, levelGiftSubject, noLevelGift } from './messages.ts';

/**
 * Gives a player this month's stones for their level, in the caller's transaction, and returns the level. Refuses
 * `no_level_gift`, `level_gift_claimed`.
 */
export async function claimLevelGift(db: Database, user_id: string, now: Date): Promise<Level> {
  const level = levelOf(pointsOf(await readSpending(db, user_id)));
  const stones = monthlyStones[level];
  if (stones === 0) throw new Refusal({ error: 'no_level_gift', message: noLevelGift });
  const month = periodsAt(now).month.since;
  const gift = await db
    .insertInto('level_gift')
    .values({ gift_id: uuidv7(), user_id, month, level, stones, claimed_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'month']).doNothing())
    .returning('gift_id')
    .executeTakeFirst();
  if (!gift) throw new Refusal({ error: 'level_gift_claimed', message: levelGiftClaimed });
  await postCredit(db, {
    kind: levelGiftJournal,
    subject: levelGiftSubject(level, month.slice(0, 7)),
    reference_id: gift.gift_id,
    now,
    postings: [
      { account: giftsAccount, currency: 'stone', amount: -stones },
      { account: { user_id }, currency: 'stone', amount: stones },
    ],
  });
  return level;
}
