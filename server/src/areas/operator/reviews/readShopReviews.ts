import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { listShopReviews as listCall, readShopReview as readCall } from '@mcy/api/operator/reviews/contract';
import { lowStars, reviewActions } from '@mcy/api/operator/reviews/words';
import type { Database } from '../../../platform/db/database.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { presentReviews, reviewMissing, selectReviews } from '../../mall/door.ts';
import { readLogs } from '../identity/readLogs.ts';

type ListRequest = ParsedRequestOf<typeof listCall>;

/** A page of all products' reviews, the newest first. */
export async function listShopReviews(
  db: Database,
  { view, ...page }: ListRequest,
  locale: Locale,
): Promise<ResponseOf<typeof listCall>> {
  const { rows, next_cursor } = await readPage(among(selectShopReviews(db), view), { by: 'review.review_id' }, page);
  return { rows: await presentShopReviews(db, rows, locale), next_cursor };
}

function selectShopReviews(db: Database) {
  return selectReviews(db).select(['review.product_id', 'review.hidden_at', 'line.name as product_name', 'line.image']);
}

type ShopReviews = ReturnType<typeof selectShopReviews>;

function among(query: ShopReviews, view: ListRequest['view']): ShopReviews {
  switch (view) {
    case 'low':
      return query.where('review.stars', '<=', lowStars);
    case 'with_photos':
      return query.where('review.photos', '>', 0);
    case 'unanswered':
      return query.where('review.hidden_at', 'is', null).where('review.answer', 'is', null);
    case 'hidden':
      return query.where('review.hidden_at', 'is not', null);
    default:
      return query;
  }
}

async function presentShopReviews(
  db: Database,
  rows: Awaited<ReturnType<ShopReviews['execute']>>,
  locale: Locale,
): Promise<ResponseOf<typeof listCall>['rows']> {
  const presented = await presentReviews(db, rows, locale);
  return presented.flatMap(({ player: _player, ...review }, place) => {
    const row = rows[place];
    if (row === undefined) return [];
    const { product_id, product_name, image, nickname, hidden_at } = row;
    return [{ ...review, product_id, product_name: product_name[locale], image, nickname, hidden: hidden_at !== null }];
  });
}

/** A review as an operator sees it. Refuses `review_not_found`. */
export async function readShopReview(
  db: Database,
  review_id: string,
  { operator_id, locale }: { operator_id: string; locale: Locale },
): Promise<ResponseOf<typeof readCall>> {
  const [row, logOf] = await Promise.all([
    selectShopReviews(db)
      .innerJoin('mall_order', 'mall_order.order_id', 'review.order_id')
      .select([
        'mall_order.number',
        'review.user_id',
        'review.hidden_reason',
        'review.answered_at',
        'review.changed_at',
      ])
      .where('review.review_id', '=', review_id)
      .executeTakeFirst(),
    readLogs(db, [review_id], reviewActions),
  ]);
  const [review] = row === undefined ? [] : await presentShopReviews(db, [row], locale);
  if (row === undefined || review === undefined) throw reviewMissing();
  return {
    ...review,
    number: row.number,
    hidden_reason: row.hidden_reason,
    answered_at: row.answered_at?.toISOString() ?? null,
    changed_at: row.changed_at?.toISOString() ?? null,
    own: row.user_id === operator_id,
    log: logOf(review_id),
  };
}
