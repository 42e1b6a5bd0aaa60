import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type {
  listReviews as listCall,
  readOrderReviews as orderCall,
  readReviews as summaryCall,
} from '@mcy/api/mall/reviews/contract';
import { averageStars } from '@mcy/api/mall/reviews/rules';
import { reviewsShown, starCounts } from '@mcy/api/mall/reviews/words';
import type { Database } from '../../../platform/db/database.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { productNotFound } from '../catalogue/messages.ts';
import { requireOrder } from '../orders/presentOrders.ts';
import { presentOwn, presentReviews, selectReviews } from './presentReviews.ts';

/** What a product's reviews say together, with the newest. Refuses `product_not_found`. */
export async function readReviews(
  db: Database,
  product_id: string,
  locale: Locale,
): Promise<ResponseOf<typeof summaryCall>> {
  const [product, summary, newest] = await Promise.all([
    db
      .selectFrom('product')
      .select('name')
      .where('product_id', '=', product_id)
      .where('listed_at', 'is not', null)
      .executeTakeFirst(),
    db.selectFrom('review_summary').selectAll().where('product_id', '=', product_id).executeTakeFirst(),
    visibleReviews(db, product_id).orderBy('review.review_id', 'desc').limit(reviewsShown).execute(),
  ]);
  if (!product) throw new Refusal({ error: 'product_not_found', message: productNotFound, field: 'product_id' });
  return {
    product_name: product.name[locale],
    reviews: summary?.reviews ?? 0,
    average: averageStars(summary?.points ?? 0, summary?.reviews ?? 0),
    with_photos: summary?.with_photos ?? 0,
    by_stars: starCounts.map((stars) => ({ stars, count: summary?.[`stars_${stars}`] ?? 0 })),
    newest: await presentReviews(db, newest, locale),
  };
}

/** A page of a product's reviews, the newest first. */
export async function listReviews(
  db: Database,
  { product_id, stars, with_photos, ...page }: ParsedRequestOf<typeof listCall>,
  locale: Locale,
): Promise<ResponseOf<typeof listCall>> {
  let query = visibleReviews(db, product_id);
  if (stars !== undefined) query = query.where('review.stars', '=', stars);
  if (with_photos !== undefined) query = query.where('review.photos', '>', 0);
  const { rows, next_cursor } = await readPage(query, { by: 'review.review_id' }, page);
  return { rows: await presentReviews(db, rows, locale), next_cursor };
}

function visibleReviews(db: Database, product_id: string) {
  return selectReviews(db).where('review.product_id', '=', product_id).where('review.hidden_at', 'is', null);
}

/** The lines of one of a player's orders with their reviews. Refuses `order_not_found`. */
export async function readOrderReviews(
  db: Database,
  { user_id, order_id }: { user_id: string; order_id: string },
  { locale, now }: { locale: Locale; now: Date },
): Promise<ResponseOf<typeof orderCall>> {
  const order = await requireOrder(db, user_id, order_id);
  const [lines, reviews] = await Promise.all([
    db.selectFrom('mall_order_line').selectAll().where('order_id', '=', order_id).orderBy('position').execute(),
    db.selectFrom('review').selectAll().where('order_id', '=', order_id).execute(),
  ]);
  const own = await presentOwn(db, reviews, now);
  const byVariant = new Map(reviews.map(({ variant_id }, place) => [variant_id, own[place] ?? null]));
  return {
    order_id,
    number: order.number,
    reviewable: order.state === 'received',
    lines: lines.map(({ variant_id, product_id, name, variant_name, image }) => ({
      variant_id,
      product_id,
      name: name[locale],
      variant_name: variant_name[locale],
      image,
      review: byVariant.get(variant_id) ?? null,
    })),
  };
}
