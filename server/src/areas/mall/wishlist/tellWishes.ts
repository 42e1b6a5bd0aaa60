import type { Translated } from '@mcy/api/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { Job } from '../../../platform/jobs/startJobs.ts';
import { notifyAll } from '../../account/door.ts';
import { presentCards, selectProducts } from '../catalogue/presentCard.ts';

/** How late a lower price or a return to stock may be told, in ms. */
const tellInterval = 60_000;

export const tellingJob: Job = {
  name: 'news of wish lists',
  every: tellInterval,
  run: ({ db }, now) => tellWishes(db, now),
};

/** Wishes that one transaction goes through. */
const batch = 500;

/**
 * Tells those who wish for a product that it is cheaper or back in stock, once each. A price that went up again, and stock
 * that ran out, is remembered without a notice, so that the next fall and the next return are news. Processes take turns by
 * the locks of the rows.
 */
export async function tellWishes(db: Database, now: Date): Promise<void> {
  const wished = await db.selectFrom('wish').select('product_id').distinct().execute();
  const products = await selectProducts(db)
    .where('product.product_id', '=', (is) => is.fn.any(is.val(wished.map(({ product_id }) => product_id))))
    .execute();
  const cards = await presentCards(db, products, { locale: 'vn', now });
  for (const [place, { product_id, price, in_stock, image }] of cards.entries()) {
    const name = products[place]?.name;
    if (name === undefined) continue;
    const product = { product_id, name, image, price, in_stock };
    // A batch that is not full was the last.
    while ((await inTransaction(db, (transaction) => tellSome(transaction, product, now))) === batch);
  }
}

interface WishedNow {
  product_id: string;
  name: Translated;
  image: string;
  price: number;
  in_stock: boolean;
}

/** Returns how many wishes knew something else. */
async function tellSome(db: Database, { in_stock, ...product }: WishedNow, now: Date): Promise<number> {
  const { product_id, price } = product;
  const wishes = await db
    .selectFrom('wish')
    .select(['wish_id', 'user_id', 'known_price', 'known_in_stock'])
    .where('product_id', '=', product_id)
    .where(sql<boolean>`(known_price, known_in_stock) <> (${price}::integer, ${in_stock}::boolean)`)
    .orderBy('wish_id')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();
  if (wishes.length === 0) return 0;
  await db
    .updateTable('wish')
    .set({ known_price: price, known_in_stock: in_stock })
    .where('wish_id', '=', (is) => is.fn.any(is.val(wishes.map(({ wish_id }) => wish_id))))
    .execute();
  if (!in_stock) return wishes.length;
  const back = wishes.filter((wish) => !wish.known_in_stock);
  const cheaper = wishes.filter((wish) => wish.known_in_stock && price < wish.known_price);
  await notifyAll(db, [
    ...back.map(({ user_id }) => ({ kind: 'wish_back' as const, data: product, user_id, now })),
    ...cheaper.map(({ user_id, known_price }) => ({
      kind: 'wish_cheaper' as const,
      data: { ...product, before: known_price },
      user_id,
      now,
    })),
  ]);
  return wishes.length;
}
