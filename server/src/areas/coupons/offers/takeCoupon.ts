import { touch } from '../../../platform/facts/touch.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { countHeld, issueCoupons, lockIssue } from '../tickets/issueCoupons.ts';
import { type CouponRow, selectCoupons } from '../tickets/selectCoupons.ts';
import { couponLimitReached, offerNotFree } from './messages.ts';
import { requireOffer } from './requireOffer.ts';

interface Taking {
  user_id: string;
  issue_id: string;
}

/** Takes a free coupon. Refuses as `requireOffer` does, and `offer_not_free`. */
export async function takeCoupon(db: Database, taking: Taking, now: Date): Promise<CouponRow> {
  const [locked, held] = await Promise.all([lockIssue(db, taking), countHeld(db, taking)]);
  const issue = requireOffer(locked, held, now);
  if (issue.way !== 'free') throw new Refusal({ error: 'offer_not_free', message: offerNotFree, field: 'issue_id' });
  return handOut(db, taking, { per_player: issue.per_player, now });
}

/** Gives a player a coupon of an issue that is locked and offers it. */
export async function handOut(
  db: Database,
  { issue_id, user_id }: Taking,
  { per_player, now }: { per_player: number; now: Date },
): Promise<CouponRow> {
  const [given] = await issueCoupons(db, [{ issue_id, user_id, state: 'usable', now }]);
  if (!given) {
    throw new Refusal({
      error: 'coupon_limit_reached',
      message: couponLimitReached(per_player),
      field: 'issue_id',
    });
  }
  // Everybody sees what is left.
  touch(db, 'coupons/offers', 'everybody');
  return selectCoupons(db).where('coupon.coupon_id', '=', given.coupon_id).executeTakeFirstOrThrow();
}
