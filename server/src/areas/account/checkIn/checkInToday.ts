import { rules } from '@mcy/api/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { giftsAccount } from '../../../platform/ledger/ledgerAccounts.ts';
import { postCredit } from '../../../platform/ledger/postJournal.ts';
import { readIdentityState } from '../identity/readIdentity.ts';
import { checkInJournal } from './checkInJournals.ts';
import { checkedInAlready, checkInSubject, identityNotApproved } from './messages.ts';
import { readStreakState } from './readCheckIn.ts';
import { placeOf, rewardOf } from './streak.ts';

/** Checks a user in for today in the caller's transaction, and returns the stones it gives. Refuses `identity_not_approved`, `checked_in_already`. */
export async function checkInToday(db: Database, user_id: string, now: Date): Promise<number> {
  if ((await readIdentityState(db, user_id)) !== 'successful') {
    throw new Refusal({ error: 'identity_not_approved', message: identityNotApproved });
  }
  const day = rules.vietnamToday(now);
  const standing = await readStreakState(db, user_id, day);
  const streak = standing.streak + 1;
  const stones = rewardOf(streak);
  const checkIn = standing.checkedInToday
    ? undefined
    : await db
        .insertInto('check_in')
        .values({ check_in_id: uuidv7(), user_id, day, streak, stones, checked_in_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'day']).doNothing())
        .returning('check_in_id')
        .executeTakeFirst();
  if (!checkIn) throw new Refusal({ error: 'checked_in_already', message: checkedInAlready });
  await postCredit(db, {
    kind: checkInJournal,
    subject: checkInSubject(placeOf(streak)),
    reference_id: checkIn.check_in_id,
    now,
    postings: [
      { account: giftsAccount, currency: 'stone', amount: -stones },
      { account: { user_id }, currency: 'stone', amount: stones },
    ],
  });
  return stones;
}
