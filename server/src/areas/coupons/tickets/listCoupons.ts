import type { ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { listCoupons as call } from '@mcy/api/coupons/tickets/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { cutPage } from '../../../platform/http/cutPage.ts';
import { readIdCursor } from '../../../platform/http/readCursor.ts';
import { type CouponReader, presentCoupons } from './presentCoupons.ts';
import { selectCoupons } from './selectCoupons.ts';

/** A page of a player's coupons in a state: what can still be used by its end, all else the latest first. */
export async function listCoupons(
  db: Database,
  user_id: string,
  { state, cursor, limit }: ParsedRequestOf<typeof call>,
  reader: CouponReader,
): Promise<ResponseOf<typeof call>> {
  const isOpen = state === 'usable' || state === 'unclaimed';
  const direction = isOpen ? 'asc' : 'desc';
  let query = selectCoupons(db)
    .where('coupon.user_id', '=', user_id)
    .orderBy('coupon.ends_at', direction)
    .orderBy('coupon.coupon_id', direction)
    .limit(limit + 1);
  if (isOpen) query = query.where('coupon.ends_at', '>', reader.now);
  query =
    state === 'expired'
      ? query.where('coupon.state', '<>', 'used').where('coupon.ends_at', '<=', reader.now)
      : query.where('coupon.state', '=', state);
  const after = readIdCursor(cursor);
  if (after !== null) {
    query = query.where(
      sql<boolean>`(coupon.ends_at, coupon.coupon_id) ${sql.raw(isOpen ? '>' : '<')}
        (select ends_at, coupon_id from coupon where coupon_id = ${after})`,
    );
  }
  const { rows, next_cursor } = cutPage(await query.execute(), limit, ({ coupon_id }) => coupon_id);
  return { rows: await presentCoupons(db, rows, reader), next_cursor };
}
