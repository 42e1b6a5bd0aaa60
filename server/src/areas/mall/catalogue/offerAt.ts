import type { Variant } from '@mcy/api/mall/catalogue/contract';

/** What a variant costs, and when less. */
export interface Prices {
  price: number;
  sale_price: number | null;
  sale_from: Date | null;
  sale_until: Date | null;
}

/** What a variant costs at a moment. A sale begins at its first moment and is over at its last. */
export function offerAt(
  { price, sale_price, sale_from, sale_until }: Prices,
  now: Date,
): Pick<Variant, 'price' | 'list_price' | 'sale_until'> {
  if (sale_price === null || sale_from === null || sale_until === null || sale_from > now || sale_until <= now) {
    return { price, list_price: null, sale_until: null };
  }
  return { price: sale_price, list_price: price, sale_until: sale_until.toISOString() };
}
