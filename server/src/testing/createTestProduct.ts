import { v7 as uuidv7 } from 'uuid';
import type { Insertable } from 'kysely';
import type { Database, Tables } from '../platform/db/database.ts';

interface TestProduct {
  product?: Partial<Insertable<Tables['product']>>;
  variant?: Partial<Insertable<Tables['variant']>>;
  /** Units on its shelf. */
  units?: number;
}

/** A product on sale with one version of 100,000 coins, 30,000 shipping and ten units, in a series of its own. */
export async function createTestProduct(
  db: Database,
  { product = {}, variant = {}, units = 10 }: TestProduct = {},
): Promise<{ product_id: string; variant_id: string; name: string }> {
  const [series_id, product_id, variant_id] = [uuidv7(), uuidv7(), uuidv7()];
  const name = `Rồng ${product_id.slice(-6)}`;
  const words = JSON.stringify({ vn: name, zh: name, en: name });
  const at = new Date('2026-01-01T00:00:00Z');
  await db
    .insertInto('series')
    .values({ series_id, name: words, description: words, image: '/a.webp', position: 1 })
    .execute();
  await db
    .insertInto('product')
    .values({
      product_id,
      series_id,
      toy_id: null,
      category: 'figure',
      position: 1,
      name: words,
      description: words,
      photos: '["/a.webp"]',
      video: null,
      shipping_fee: 30_000,
      cod_allowed: true,
      limit_per_buyer: null,
      deposit: null,
      pays_from: null,
      pays_until: null,
      listed_at: at,
      ...product,
    })
    .execute();
  await db
    .insertInto('variant')
    .values({
      variant_id,
      product_id,
      position: 0,
      name: words,
      photos: '[]',
      price: 100_000,
      sale_price: null,
      sale_from: null,
      sale_until: null,
      toy_id: null,
      ...variant,
    })
    .execute();
  if (units > 0) {
    await db.insertInto('shelf_movement').values({ variant_id, kind: 'begin', on_hand: units, moved_at: at }).execute();
  }
  return { product_id, variant_id, name };
}

/** A product on pre-sale, whose rest is paid in a window of three days. */
export function createTestPreSale(db: Database, pays_from: Date) {
  const pays_until = new Date(pays_from.getTime() + 3 * 86_400_000);
  return createTestProduct(db, { product: { deposit: 40_000, pays_from, pays_until, cod_allowed: false } });
}
