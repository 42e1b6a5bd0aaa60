import { bonusDiamonds } from '@mcy/api/wallet/diamonds/rules';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { follower } from '../../../platform/facts/Follower.ts';
import { giftsAccount } from '../../../platform/ledger/ledgerAccounts.ts';
import { lockAccounts } from '../../../platform/ledger/lockAccounts.ts';
import { postCredit, postJournals } from '../../../platform/ledger/postJournal.ts';
import { paymentReference } from '../recharge/paymentReference.ts';
import { rechargeDebtsAccount } from '../recharge/rechargeAccounts.ts';
import { diamondBonusJournal, diamondReversalJournal } from './diamondJournals.ts';

/** Within: the coins and their diamonds are there together, and the audit compares them. */
export const diamondFollowers = [
  follower('rechargeCredited', {
    name: 'diamonds of a recharge',
    within: async (db, facts) => {
      for (const { data, now } of facts) {
        const amount = bonusDiamonds(data.amount);
        if (amount === 0) continue;
        const number = paymentReference(data.payment_id);
        await postCredit(db, {
          kind: diamondBonusJournal,
          subject: { vn: `Thưởng nạp xu ${number}`, zh: `充值赠送 ${number}`, en: `Bonus of top-up ${number}` },
          reference_id: data.payment_id,
          now,
          postings: [
            { account: giftsAccount, currency: 'diamond', amount: -amount },
            { account: { user_id: data.user_id }, currency: 'diamond', amount },
          ],
        });
      }
    },
  }),
  follower('rechargeReversed', {
    name: 'diamonds of a reversed recharge',
    within: async (db, facts) => {
      for (const { data, now } of facts) await takeBack(db, data, now);
    },
  }),
];

/** Takes back the diamonds that a payment brought, as far as they are there; the rest is a debt like its coins. */
async function takeBack(
  db: Database,
  { payment_id, user_id }: { payment_id: string; user_id: string },
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ amount: number }>`
    select entry.amount from journal join entry using (journal_id) join ledger_account account using (account_id)
    where journal.kind = ${diamondBonusJournal.kind} and journal.reference_id = ${payment_id} and account.user_id = ${user_id}`.execute(
    db,
  );
  const [given] = rows;
  if (!given) return;
  const [held] = await lockAccounts(db, [user_id], ['diamond']);
  const taken = Math.min(held?.balance ?? 0, given.amount);
  const number = paymentReference(payment_id);
  const postings = [
    { account: { user_id }, currency: 'diamond', amount: -taken },
    { account: rechargeDebtsAccount, currency: 'diamond', amount: taken - given.amount },
    { account: giftsAccount, currency: 'diamond', amount: given.amount },
  ] as const;
  postJournals(db, [
    {
      kind: diamondReversalJournal,
      subject: {
        vn: `Thu hồi thưởng nạp ${number}`,
        zh: `充值赠送 ${number} 撤回`,
        en: `Bonus of top-up ${number} reversed`,
      },
      reference_id: payment_id,
      now,
      postings: postings.filter(({ amount }) => amount !== 0),
    },
  ]);
}
