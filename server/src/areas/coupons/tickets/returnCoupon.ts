import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { moveCoupon } from './couponMoves.ts';
import { endAfterReturn } from './validUntil.ts';

/**
 * Gives a coupon back whose purchase is undone, in the transaction that undoes it: with the time that it had left, at
 * least three days. Returns false when the purchase holds no coupon, also because it was given back already.
 */
export async function returnCoupon(db: Database, used_for: string, now: Date): Promise<boolean> {
  const coupon = await db
    .selectFrom('coupon')
    .select(['coupon_id', 'issue_id', 'user_id', 'state', 'used_at', 'valid_until', 'saved'])
    .where('used_for', '=', used_for)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!coupon || coupon.used_at === null || coupon.valid_until === null) return false;
  const { coupon_id, issue_id, user_id, used_at, valid_until, saved } = coupon;
  const next = moveCoupon(coupon.state, 'shop', 'give_back');
  if (next !== 'usable') return false;
  const end = endAfterReturn({ used_at, valid_until }, now);
  await db
    .updateTable('coupon')
    .set({ state: next, used_at: null, used_for: null, saved: null, valid_until: end })
    .where('coupon_id', '=', coupon_id)
    .execute();
  await db
    .updateTable('coupon_issue')
    .set((is) => ({ used: is('used', '-', 1), saved: is('saved', '-', saved ?? 0) }))
    .where('issue_id', '=', issue_id)
    .execute();
  touch(db, 'coupons/tickets', user_id);
  return true;
}
