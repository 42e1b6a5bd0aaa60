import type { Coupon } from '@mcy/api/coupons/tickets/contract';
import type { BoughtAt } from '@mcy/api/wallet/price/rules';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { isOwnIssue } from './isOwnIssue.ts';
import { type CouponReader, presentCoupons } from './presentCoupons.ts';
import { selectCoupons } from './selectCoupons.ts';

/** More than any player holds: those that end first are offered. */
const mostOffered = 50;

/** The coupons of a player that a purchase of a kind takes, those that end first; also those whose threshold is not reached. */
export async function listUsableCoupons(
  db: Database,
  { user_id, at }: { user_id: string; at: BoughtAt },
  reader: CouponReader,
): Promise<Coupon[]> {
  const rows = await selectCoupons(db)
    .where('coupon.user_id', '=', user_id)
    .where('coupon.state', '=', 'usable')
    .where('coupon.ends_at', '>', reader.now)
    .where((is) => is.not(isOwnIssue('coupon.issue_id', sql.ref('coupon.user_id'))))
    .where(
      at.kind === 'mall'
        ? sql<boolean>`template.scope = 'mall'`
        : sql<boolean>`(template.scope = 'any_box' or template.scope = 'boxes' and exists (
            select from coupon_template_box box
            where box.template_id = template.template_id and box.pool_id = ${at.pool_id}))`,
    )
    .orderBy('coupon.ends_at')
    .orderBy('coupon.coupon_id')
    .limit(mostOffered)
    .execute();
  return presentCoupons(db, rows, reader);
}
