import { type WaitingWork, mostWaiting } from '../../../platform/area/WaitingWork.ts';

/** Products on sale with few units of a variant. */
export const productsWaiting: WaitingWork = {
  topic: 'operator/products',
  right: 'catalogue',
  read: async (db) => {
    const rows = await db
      .selectFrom('shelf')
      .innerJoin('variant', 'variant.variant_id', 'shelf.variant_id')
      .innerJoin('product', 'product.product_id', 'variant.product_id')
      .select((is) => is.fn.min<Date>('shelf.low_since').as('since'))
      .where('shelf.low_since', 'is not', null)
      .where('product.listed_at', 'is not', null)
      .groupBy('product.product_id')
      .orderBy('since')
      .limit(mostWaiting + 1)
      .execute();
    return rows.map(({ since }) => since);
  },
};
