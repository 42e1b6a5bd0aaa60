import type { ChosenMethod, OrderMethod } from '@mcy/api/mall/orders/words';
import type { Database } from '../../../platform/db/database.ts';
import { selectCartVariants } from '../cart/readLines.ts';
import { type Prices, offerAt } from '../catalogue/offerAt.ts';

/** Versions with what an order needs to know of them. */
export function selectOrderedVariants(db: Database, variant_ids: readonly string[]) {
  return selectCartVariants(db)
    .select(['product.cod_allowed', 'product.pays_from'])
    .where('variant.variant_id', '=', (is) => is.fn.any(is.val(variant_ids)));
}

export type OrderedVariant = Awaited<ReturnType<ReturnType<typeof selectOrderedVariants>['execute']>>[number];

/** A line as `orderPrice` takes it. */
export function pricedLine(
  variant: Prices & Pick<OrderedVariant, 'shipping_fee' | 'deposit'>,
  count: number,
  now: Date,
) {
  const { shipping_fee, deposit } = variant;
  return { price: offerAt(variant, now).price, count, shipping_fee, deposit };
}

/** Whether a pre-sale is among other things, or with another pre-sale: each product is ordered by itself. */
export function isMixed(variants: readonly Pick<OrderedVariant, 'product_id' | 'deposit'>[]): boolean {
  if (variants.every(({ deposit }) => deposit === null)) return false;
  return new Set(variants.map(({ product_id }) => product_id)).size > 1;
}

/** How an order is paid: a pre-sale by its deposit, everything else as its buyer chose. */
export function methodOf(variants: readonly Pick<OrderedVariant, 'deposit'>[], chosen: ChosenMethod): OrderMethod {
  return variants.some(({ deposit }) => deposit !== null) ? 'pre_sale' : chosen;
}
