import type { Locale } from '@mcy/api/contract';
import type { Coupon } from '@mcy/api/coupons/tickets/contract';
import { type NameBoxes, nameAll } from './boxNames.ts';
import type { Database } from '../../../platform/db/database.ts';
import { couponState } from './couponState.ts';
import type { CouponRow } from './selectCoupons.ts';
import { worthOf } from './worthOf.ts';

/** Who reads coupons, and when. */
export interface CouponReader {
  locale: Locale;
  now: Date;
  nameBoxes: NameBoxes;
}

/** Coupons as their player sees them. */
export async function presentCoupons(
  db: Database,
  rows: readonly CouponRow[],
  { locale, now, nameBoxes }: CouponReader,
): Promise<Coupon[]> {
  const names = await nameAll(db, rows, { locale, nameBoxes });
  return rows.map((row) => ({ ...priced(row, now), ...printed(row, locale), box_names: names(row.pool_ids) }));
}

/** One coupon as its player sees it. */
export async function presentCoupon(db: Database, row: CouponRow, reader: CouponReader): Promise<Coupon> {
  const names = await nameAll(db, [row], reader);
  return { ...priced(row, reader.now), ...printed(row, reader.locale), box_names: names(row.pool_ids) };
}

/** What the price of a purchase depends on. */
export function priced(row: CouponRow, now: Date) {
  const { coupon_id, scope, pool_ids, created_at, claim_until, valid_from, valid_until } = row;
  return {
    ...worthOf(row),
    coupon_id,
    scope,
    pool_ids,
    state: couponState(row, now),
    valid_from: (valid_from ?? created_at).toISOString(),
    valid_until: (valid_until ?? claim_until ?? created_at).toISOString(),
  };
}

function printed({ coupon_id, name, used_at, saved }: CouponRow, locale: Locale) {
  return { number: couponNumber(coupon_id), name: name[locale], used_at: used_at?.toISOString() ?? null, saved };
}

/** The number on a coupon, which customer service asks for. */
function couponNumber(coupon_id: string): string {
  const digits = coupon_id.slice(-8).toUpperCase();
  return `MCY-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
