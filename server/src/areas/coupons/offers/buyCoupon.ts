import type { ParsedRequestOf } from '@mcy/api/contract';
import type { buyCoupon as call } from '@mcy/api/coupons/offers/contract';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { salesAccount } from '../../../platform/ledger/ledgerAccounts.ts';
import { lockBalances } from '../../../platform/ledger/lockBalances.ts';
import { postJournal } from '../../../platform/ledger/postJournal.ts';
import { readAcceptances } from '../../content/door.ts';
import { lockSpending } from '../../wallet/door.ts';
import { countHeld, lockIssue } from '../tickets/issueCoupons.ts';
import type { CouponRow } from '../tickets/selectCoupons.ts';
import { couponPurchaseJournal } from './couponJournals.ts';
import { couponPriceChanged } from './messages.ts';
import { requireOffer } from './requireOffer.ts';
import { handOut } from './takeCoupon.ts';

interface BoughtCoupon {
  coupon: CouponRow;
  /** The player's coins after the payment. */
  balance: number;
}

/**
 * Sells a player a coupon, in the caller's transaction. Refuses as `requireOffer` does, `agreement_required`,
 * `coupon_price_changed`, `insufficient_balance`, or one of the player's own limits.
 */
export async function buyCoupon(
  db: Database,
  { user_id, request: { issue_id, price } }: { user_id: string; request: ParsedRequestOf<typeof call> },
  now: Date,
): Promise<BoughtCoupon> {
  // The issue is locked after the account: an opening, which counts at its coupon's issue, does so in that order, too.
  const [acceptances, spending, balances, locked, held] = await Promise.all([
    readAcceptances(db, [user_id]),
    lockSpending(db, [user_id], now),
    lockBalances(db, [user_id], ['balance']),
    lockIssue(db, { issue_id, user_id }),
    countHeld(db, { issue_id, user_id }),
  ]);
  const issue = requireOffer(locked, held, now);
  acceptances.require(user_id, now);
  if (issue.price !== price) {
    throw new Refusal({ error: 'coupon_price_changed', message: couponPriceChanged, field: 'price' });
  }
  spending.require({ user_id, amount: price, now });
  const balance = balances.pay(user_id, [{ currency: 'balance', amount: price }]);
  const coupon = await handOut(db, { issue_id, user_id }, { per_player: issue.per_player, now });
  await postJournal(db, {
    kind: couponPurchaseJournal,
    subject: coupon.name,
    reference_id: coupon.coupon_id,
    now,
    postings: [
      { account: { user_id }, currency: 'balance', amount: -price },
      { account: salesAccount, currency: 'balance', amount: price },
    ],
  });
  return { coupon, balance };
}
