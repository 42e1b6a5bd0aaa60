import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { sendLater } from '../../../platform/db/sendLater.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { moveCoupon } from './couponMoves.ts';
import { endAfterReturn } from './validUntil.ts';

interface Return {
  /** Whether it gets the time again that it had left, at least three days; else it keeps its end. By default it does. */
  extend?: boolean;
}

/**
 * Gives a coupon back whose purchase is undone, in the transaction that undoes it. Its issue is counted with the commit,
 * after the accounts, as purchases do. Returns false when the purchase holds no coupon, also because it was given back already.
 */
export async function returnCoupon(
  db: Database,
  used_for: string,
  now: Date,
  { extend = true }: Return = {},
): Promise<boolean> {
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
  const end = extend ? endAfterReturn({ used_at, valid_until }, now) : valid_until;
  await db
    .updateTable('coupon')
    .set({ state: next, used_at: null, used_for: null, saved: null, valid_until: end })
    .where('coupon_id', '=', coupon_id)
    .execute();
  sendLater(
    db,
    sql`update coupon_issue set used = used - 1, saved = saved - ${saved ?? 0} where issue_id = ${issue_id}`,
  );
  touch(db, 'coupons/tickets', user_id);
  return true;
}
