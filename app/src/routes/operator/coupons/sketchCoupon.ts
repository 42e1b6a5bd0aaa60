import type { Locale, RequestOf } from '@mcy/api/contract';
import type { Coupon } from '@mcy/api/coupons/tickets/contract';
import type { createCouponTemplate } from '@mcy/api/operator/coupons/contract';

/** What is typed of a template so far. */
export type TypedTemplate = Partial<RequestOf<typeof createCouponTemplate>>;

interface Sketched {
  locale: Locale;
  now: string;
  series: readonly { series_id: string; name: string }[];
  /** As long as the template has no name. */
  unnamed: string;
}

/** The ticket that players would get of what is typed so far; what is missing counts as nothing. */
export function sketchCoupon(typed: TypedTemplate, { locale, now, series, unnamed }: Sketched): Coupon {
  const { type = 'discount', scope = 'any_box', percent_off, most = 0, least_spend = 0, series_id } = typed;
  const names = [typed[`name_${locale}`], typed.name_vn, typed.name_zh, typed.name_en];
  const sketch: Omit<Coupon, 'type' | 'percent_off' | 'most_off' | 'least_spend' | 'amount_off'> = {
    coupon_id: 'sketch',
    number: '',
    state: 'unclaimed',
    name: names.find((name) => name !== undefined && name.trim() !== '') ?? unnamed,
    scope,
    pool_ids: [],
    box_names: scope === 'boxes' ? series.flatMap((one) => (one.series_id === series_id ? [one.name] : [])) : [],
    valid_from: now,
    valid_until: now,
    used_at: null,
    saved: null,
  };
  if (type === 'discount') return { ...sketch, type, percent_off: percent_off ?? 0, most_off: most, least_spend };
  if (type === 'no_threshold') return { ...sketch, type, amount_off: most };
  return { ...sketch, type, amount_off: most, least_spend };
}
