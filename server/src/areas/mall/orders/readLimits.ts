import type { Database } from '../../../platform/db/database.ts';

/** Pieces of a product with a limit per buyer. */
export interface BuyerLimit {
  limit: number;
  /** Those of the buyer's orders whose units did not come back. */
  bought: number;
  /** Those of the lines, over all versions. */
  wanted: number;
}

/** What a buyer may order of the limited products in lines, by `product_id`. */
export async function readLimits(
  db: Database,
  user_id: string,
  lines: readonly { product_id: string; limit_per_buyer: number | null; count: number }[],
): Promise<ReadonlyMap<string, BuyerLimit>> {
  const limited = lines.filter((line) => line.limit_per_buyer !== null);
  if (limited.length === 0) return new Map();
  const rows = await db
    .selectFrom('mall_order_line as line')
    .innerJoin('mall_order', 'mall_order.order_id', 'line.order_id')
    .select(['line.product_id', (is) => is.cast<number>(is.fn.sum('line.count'), 'integer').as('bought')])
    .where('line.product_id', '=', (is) => is.fn.any(is.val(limited.map(({ product_id }) => product_id))))
    .where('mall_order.user_id', '=', user_id)
    .where('mall_order.state', '<>', 'cancelled')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('shelf_movement')
            .select('order_id')
            .whereRef('shelf_movement.order_id', '=', 'line.order_id')
            .where('kind', '=', 'give_back'),
        ),
      ),
    )
    .groupBy('line.product_id')
    .execute();
  const before = new Map(rows.map(({ product_id, bought }) => [product_id, bought]));
  return new Map(
    limited.map(({ product_id, limit_per_buyer }) => {
      const wanted = limited.reduce((sum, line) => sum + (line.product_id === product_id ? line.count : 0), 0);
      return [product_id, { limit: limit_per_buyer ?? wanted, bought: before.get(product_id) ?? 0, wanted }];
    }),
  );
}
