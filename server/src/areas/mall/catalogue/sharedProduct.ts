import type { Database } from '../../../platform/db/database.ts';
import { type SharedItem, sharedItem } from '../../../platform/pages/SharedItem.ts';

/** The shared link of a product's page, while it is listed. */
export async function sharedProduct(db: Database, product_id: string): Promise<SharedItem | null> {
  const product = await db
    .selectFrom('product')
    .select(['name', 'description', 'photos'])
    .where('product_id', '=', product_id)
    .where('listed_at', 'is not', null)
    .executeTakeFirst();
  if (!product) return null;
  const { name, description, photos } = product;
  return sharedItem({
    name,
    description,
    image: photos[0] ?? '',
    url_meta: `/pages/index/mall_details?product_id=${product_id}`,
  });
}
