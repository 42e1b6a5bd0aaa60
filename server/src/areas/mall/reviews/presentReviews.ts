import type { Locale } from '@mcy/api/contract';
import type { OwnReview, Review } from '@mcy/api/mall/reviews/contract';
import { changesUntil } from '@mcy/api/mall/reviews/rules';
import type { Database } from '../../../platform/db/database.ts';
import { maskNickname } from '../../account/door.ts';
import type { StoredReview } from './writeReview.ts';

/** Starts a query over reviews that reads what everybody sees of them. */
export function selectReviews(db: Database) {
  return db
    .selectFrom('review')
    .innerJoin('app_user', 'app_user.user_id', 'review.user_id')
    .innerJoin('mall_order_line as line', (join) =>
      join.onRef('line.order_id', '=', 'review.order_id').onRef('line.variant_id', '=', 'review.variant_id'),
    )
    .select([
      'review.review_id',
      'review.stars',
      'review.words',
      'review.answer',
      'review.created_at',
      'app_user.nickname',
      'line.variant_name',
    ]);
}

type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number];

/** Reviews in their order, with their photos and a masked nickname. */
export async function presentReviews(db: Database, rows: readonly ReviewRow[], locale: Locale): Promise<Review[]> {
  const photosOf = await readPhotos(db, rows);
  return rows.map(({ review_id, stars, words, answer, created_at, nickname, variant_name }) => ({
    review_id,
    stars,
    words,
    photos: photosOf(review_id).map(({ url }) => url),
    player: maskNickname(nickname),
    variant_name: variant_name[locale],
    answer,
    created_at: created_at.toISOString(),
  }));
}

/** Reviews as their writer sees them. */
export async function presentOwn(db: Database, reviews: readonly StoredReview[], now: Date): Promise<OwnReview[]> {
  const photosOf = await readPhotos(db, reviews);
  return reviews.map(({ review_id, stars, words, answer, hidden_reason, created_at }) => {
    const until = changesUntil(created_at);
    return {
      review_id,
      stars,
      words,
      photos: photosOf(review_id).map(({ file_id, url }) => ({ file_id, url })),
      answer,
      hidden_reason,
      created_at: created_at.toISOString(),
      changes_until: hidden_reason === null && now < until ? until.toISOString() : null,
    };
  });
}

interface Photo {
  file_id: string | null;
  url: string;
}

async function readPhotos(
  db: Database,
  reviews: readonly { review_id: string }[],
): Promise<(review_id: string) => readonly Photo[]> {
  if (reviews.length === 0) return () => [];
  const photos = await db
    .selectFrom('review_photo')
    .select(['review_id', 'file_id', 'url'])
    .where('review_id', '=', (is) => is.fn.any(is.val(reviews.map(({ review_id }) => review_id))))
    .orderBy('review_id')
    .orderBy('position')
    .execute();
  const byReview = Map.groupBy(photos, ({ review_id }) => review_id);
  return (review_id) => byReview.get(review_id) ?? [];
}
