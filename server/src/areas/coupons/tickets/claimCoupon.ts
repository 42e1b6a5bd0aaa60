import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { moveCoupon } from './couponMoves.ts';
import { couponState } from './couponState.ts';
import { couponClaimed, couponExpired } from './messages.ts';
import { couponNotFoundRefusal, ownIssueRefusal } from './lockCoupons.ts';
import { type CouponRow, selectCoupons } from './selectCoupons.ts';
import { validUntil } from './validUntil.ts';

/**
 * Claims a coupon that the shop gave a player: it is valid from now on. Refuses `coupon_not_found`, `coupon_expired`,
 * `coupon_claimed`, `coupon_of_own_issue`.
 */
export async function claimCoupon(
  db: Database,
  { user_id, coupon_id }: { user_id: string; coupon_id: string },
  now: Date,
): Promise<CouponRow> {
  const own = selectCoupons(db).where('coupon.coupon_id', '=', coupon_id).where('coupon.user_id', '=', user_id);
  const given = await own.forNoKeyUpdate('coupon').executeTakeFirst();
  if (!given) throw couponNotFoundRefusal();
  if (given.own) throw ownIssueRefusal();
  const state = couponState(given, now);
  const next = moveCoupon(state, 'player', 'claim');
  if (next !== 'usable') {
    throw state === 'expired'
      ? new Refusal({ error: 'coupon_expired', message: couponExpired, field: 'coupon_id' })
      : new Refusal({ error: 'coupon_claimed', message: couponClaimed, field: 'coupon_id' });
  }
  await db
    .updateTable('coupon')
    .set({ state: next, valid_from: now, valid_until: validUntil(now, given.valid_days) })
    .where('coupon_id', '=', coupon_id)
    .execute();
  return own.executeTakeFirstOrThrow();
}
