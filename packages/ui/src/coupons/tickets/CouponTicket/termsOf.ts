import { formatMoney } from '../../../i18n/format.ts';
import type { CouponWorth } from '../Coupon.ts';

/** What an order must be for a coupon to count: the text's key, and the coins it speaks of where it does. */
export interface Terms {
  readonly key: 'anyOrder' | 'from' | 'upTo' | 'fromUpTo';
  readonly least: string;
  readonly most: string;
}

/** Says only what limits the coupon: no "from 0", no "up to" without a most. */
export function termsOf(worth: CouponWorth): Terms {
  const least = worth.type === 'no_threshold' ? 0 : worth.least_spend;
  const most = worth.type === 'discount' ? worth.most_off : null;
  const figures = { least: formatMoney(least), most: formatMoney(most ?? 0) };
  if (least > 0) return { key: most === null ? 'from' : 'fromUpTo', ...figures };
  return { key: most === null ? 'anyOrder' : 'upTo', ...figures };
}
