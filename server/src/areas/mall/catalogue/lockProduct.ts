import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { productChanged, productUnknown } from './productMessages.ts';

/** A product on sale or not, locked until the transaction ends: its changes and those of its variants take turns. Refuses `product_not_found`. */
export async function lockProduct(db: Database, product_id: string) {
  const product = await db
    .selectFrom('product')
    .selectAll()
    .where('product_id', '=', product_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!product) throw new Refusal({ error: 'product_not_found', message: productUnknown, field: 'product_id' });
  return product;
}

/** Refuses `product_changed` when others changed the product since its operator saw it. */
export async function lockSeenProduct(db: Database, product_id: string, version: number | null) {
  const product = await lockProduct(db, product_id);
  if (product.version !== version) throw new Refusal({ error: 'product_changed', message: productChanged });
  return product;
}
