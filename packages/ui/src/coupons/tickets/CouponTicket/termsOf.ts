import type { Coupon } from '@mcy/api/coupons/tickets/contract';
import { formatMoney } from '../../../i18n/formatMoney.ts';

/** Conditions for an order: a text key, with the amount in coins when it needs one. */
export interface Terms {
  readonly key: 'anyOrder' | 'from' | 'upTo' | 'fromUpTo';
  readonly least: string;
  readonly most: string;
}

type Worth =
  | Pick<Extract<Coupon, { type: 'discount' }>, 'type' | 'most_off' | 'least_spend'>
  | Pick<Extract<Coupon, { type: 'no_threshold' }>, 'type'>
  | Pick<Extract<Coupon, { type: 'order_value' }>, 'type' | 'least_spend'>;

/** Lists only real limits: no "from 0", no "up to" without a maximum. */
export function termsOf(worth: Worth): Terms {
  const least = worth.type === 'no_threshold' ? 0 : worth.least_spend;
  const most = worth.type === 'discount' ? worth.most_off : null;
  const figures = { least: formatMoney(least), most: formatMoney(most ?? 0) };
  if (least > 0) return { key: most === null ? 'from' : 'fromUpTo', ...figures };
  return { key: most === null ? 'anyOrder' : 'upTo', ...figures };
}
