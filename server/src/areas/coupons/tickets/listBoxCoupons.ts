import type { ResponseOf } from '@mcy/api/contract';
import type { listBoxCoupons as call } from '@mcy/api/coupons/tickets/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { isOwnIssue } from './isOwnIssue.ts';
import { type CouponReader, presentCoupons } from './presentCoupons.ts';
import { selectCoupons } from './selectCoupons.ts';

/** More than any player holds: those that end first are offered. */
const mostOffered = 50;

/** The coupons of a player that a box takes, those that end first. */
export async function listBoxCoupons(
  db: Database,
  { user_id, pool_id }: { user_id: string; pool_id: string },
  reader: CouponReader,
): Promise<ResponseOf<typeof call>> {
  const rows = await selectCoupons(db)
    .where('coupon.user_id', '=', user_id)
    .where('coupon.state', '=', 'usable')
    .where('coupon.ends_at', '>', reader.now)
    .where((is) => is.not(isOwnIssue('coupon.issue_id', sql.ref('coupon.user_id'))))
    .where(
      sql<boolean>`(template.scope = 'any_box' or template.scope = 'boxes' and exists (
        select from coupon_template_box box where box.template_id = template.template_id and box.pool_id = ${pool_id}))`,
    )
    .orderBy('coupon.ends_at')
    .orderBy('coupon.coupon_id')
    .limit(mostOffered)
    .execute();
  return { rows: await presentCoupons(db, rows, reader), now: reader.now.toISOString() };
}
