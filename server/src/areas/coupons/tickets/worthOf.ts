import type { CouponWorth } from '@mcy/api/wallet/price/rules';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';

type WorthRow = Pick<
  Selectable<Tables['coupon_template']>,
  'type' | 'percent_off' | 'most_off' | 'amount_off' | 'least_spend'
>;

/** What coupons of a template take off. The constraint `worth_fits_type` says which columns a type has. */
export function worthOf({ type, percent_off, most_off, amount_off, least_spend }: WorthRow): CouponWorth {
  switch (type) {
    case 'discount':
      return { type, percent_off: percent_off ?? 0, most_off: most_off ?? 0, least_spend };
    case 'no_threshold':
      return { type, amount_off: amount_off ?? 0 };
    default:
      return { type, amount_off: amount_off ?? 0, least_spend };
  }
}
