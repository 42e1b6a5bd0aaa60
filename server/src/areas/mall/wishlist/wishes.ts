import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { listWishes as call } from '@mcy/api/mall/wishlist/contract';
import { mostWishes } from '@mcy/api/mall/wishlist/words';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { cutPage } from '../../../platform/http/cutPage.ts';
import { readIdCursor } from '../../../platform/http/readCursor.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { productNotFound } from '../catalogue/messages.ts';
import { presentCards, selectProducts } from '../catalogue/presentCard.ts';
import { wishlistFull } from './messages.ts';

interface Change {
  user_id: string;
  product_id: string;
  wished: boolean;
  now: Date;
}

/** Puts a product on a wish list or takes it off, in the caller's transaction. Refuses `product_not_found`, `wishlist_full`. */
export async function changeWish(db: Database, { user_id, product_id, wished, now }: Change): Promise<void> {
  // Changes of one list wait for each other: its wishes are counted.
  await db.selectFrom('app_user').select('user_id').where('user_id', '=', user_id).forNoKeyUpdate().execute();
  if (wished) await addWish(db, { user_id, product_id, now });
  else await db.deleteFrom('wish').where('user_id', '=', user_id).where('product_id', '=', product_id).execute();
  touch(db, 'mall/wishlist', user_id);
}

async function addWish(db: Database, { user_id, product_id, now }: Omit<Change, 'wished'>): Promise<void> {
  const [product, wishes] = await Promise.all([
    selectProducts(db).where('product.product_id', '=', product_id).executeTakeFirst(),
    db
      .selectFrom('wish')
      .select('wish_id')
      .where('user_id', '=', user_id)
      .where('product_id', '<>', product_id)
      .limit(mostWishes)
      .execute(),
  ]);
  if (!product) throw new Refusal({ error: 'product_not_found', message: productNotFound, field: 'product_id' });
  if (wishes.length >= mostWishes) {
    throw new Refusal({ error: 'wishlist_full', message: wishlistFull, field: 'product_id' });
  }
  const [card] = await presentCards(db, [product], { locale: 'vn', now });
  if (!card) return;
  await db
    .insertInto('wish')
    .values({
      wish_id: uuidv7(),
      user_id,
      product_id,
      wished_price: card.price,
      known_price: card.price,
      known_in_stock: card.in_stock,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doNothing())
    .execute();
}

export async function isWished(db: Database, user_id: string, product_id: string): Promise<boolean> {
  const wish = await db
    .selectFrom('wish')
    .select('wish_id')
    .where('user_id', '=', user_id)
    .where('product_id', '=', product_id)
    .executeTakeFirst();
  return wish !== undefined;
}

/** A page of a wish list, the latest first; also what is no longer for sale. */
export async function listWishes(
  db: Database,
  { user_id, cursor, limit }: ParsedRequestOf<typeof call> & { user_id: string },
  shownTo: { locale: Locale; now: Date },
): Promise<ResponseOf<typeof call>> {
  let query = db
    .selectFrom('wish')
    .innerJoin('product', 'product.product_id', 'wish.product_id')
    .innerJoin('series', 'series.series_id', 'product.series_id')
    .leftJoin('review_summary', 'review_summary.product_id', 'product.product_id')
    .select([
      'wish.wish_id',
      'wish.wished_price',
      'product.product_id',
      'product.series_id',
      'series.name as series_name',
      'product.category',
      'product.name',
      'product.photos',
      'product.deposit',
      'product.cod_allowed',
      'product.listed_at',
      'review_summary.reviews',
      'review_summary.points',
    ])
    .where('user_id', '=', user_id)
    .orderBy('wish_id', 'desc')
    .limit(limit + 1);
  const after = readIdCursor(cursor);
  if (after !== null) query = query.where('wish_id', '<', after);
  const { rows, next_cursor } = cutPage(await query.execute(), limit, ({ wish_id }) => wish_id);
  const cards = await presentCards(db, rows, shownTo);
  return {
    rows: cards.flatMap((card, place) => {
      const row = rows[place];
      return row ? [{ ...card, wished_price: row.wished_price, listed: row.listed_at !== null }] : [];
    }),
    next_cursor,
  };
}
