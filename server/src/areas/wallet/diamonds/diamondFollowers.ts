import { bonusDiamonds } from '@mcy/api/wallet/diamonds/rules';
import { follower } from '../../../platform/facts/Follower.ts';
import { giftsAccount } from '../../../platform/ledger/ledgerAccounts.ts';
import { postCredit } from '../../../platform/ledger/postJournal.ts';
import { paymentReference } from '../recharge/paymentReference.ts';
import { diamondBonusJournal } from './diamondJournals.ts';

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
];
