import type { CouponTemplate } from '@mcy/api/operator/coupons/contract';
import { formatMoney } from '../../i18n/index.ts';

/** The text key of what a template takes off, with its figures. */
export function worthText(template: CouponTemplate) {
  const isDiscount = template.type === 'discount';
  return {
    key: `worth.${template.type}`,
    figures: {
      percent: isDiscount ? template.percent_off : 0,
      most: formatMoney(isDiscount ? template.most_off : 0),
      amount: formatMoney(isDiscount ? 0 : template.amount_off),
      least: formatMoney(template.type === 'order_value' ? template.least_spend : 0),
    },
  } as const;
}
