import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { lockProduct } from './lockProduct.ts';
import { preSaleEnded, productListed, productNotListed, productWithoutVariant } from './productMessages.ts';

/**
 * Puts a product on sale as the newest one, in the caller's transaction. Refuses `product_not_found`, `product_listed`,
 * `product_without_variant`, `pre_sale_over`.
 */
export async function putOnSale(db: Database, product_id: string, now: Date): Promise<void> {
  const { listed_at, pays_until, version } = await lockProduct(db, product_id);
  if (listed_at !== null) throw new Refusal({ error: 'product_listed', message: productListed });
  if (pays_until !== null && pays_until <= now) throw new Refusal({ error: 'pre_sale_over', message: preSaleEnded });
  const variant = db.selectFrom('variant').select('variant_id').where('product_id', '=', product_id).limit(1);
  if (!(await variant.executeTakeFirst())) {
    throw new Refusal({ error: 'product_without_variant', message: productWithoutVariant });
  }
  await list(db, { product_id, listed_at: now, version });
}

/** Takes a product off sale, in the caller's transaction; its orders go on. Refuses `product_not_found`, `product_not_listed`. */
export async function takeOffSale(db: Database, product_id: string): Promise<void> {
  const { listed_at, version } = await lockProduct(db, product_id);
  if (listed_at === null) throw new Refusal({ error: 'product_not_listed', message: productNotListed });
  await list(db, { product_id, listed_at: null, version });
}

async function list(
  db: Database,
  { product_id, listed_at, version }: { product_id: string; listed_at: Date | null; version: number },
): Promise<void> {
  await db
    .updateTable('product')
    .set({ listed_at, version: version + 1 })
    .where('product_id', '=', product_id)
    .execute();
  touch(db, 'mall/catalogue', 'everybody');
}
