import type { listIdentityReviews } from '@mcy/api/operator/identity/contract';
import type { ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import { readIdCursor } from '../../../platform/http/readCursor.ts';
import type { Database } from '../../../platform/db/database.ts';

/** Identity verifications in a state: pending ones oldest first, decided ones newest first. */
export async function listReviews(
  db: Database,
  { state, cursor, limit }: ParsedRequestOf<typeof listIdentityReviews>,
): Promise<ResponseOf<typeof listIdentityReviews>> {
  const waiting = state === 'under_review';
  const after = readIdCursor(cursor);
  let query = db
    .selectFrom('identity_review as review')
    .innerJoin('app_user', 'app_user.user_id', 'review.user_id')
    .select(['review.review_id', 'review.state', 'review.full_name', 'review.kind', 'review.submitted_at', 'nickname'])
    .where('review.state', '=', state)
    .orderBy('review.review_id', waiting ? 'asc' : 'desc')
    // One extra row tells whether there is a next page.
    .limit(limit + 1);
  if (after !== null) query = query.where('review.review_id', waiting ? '>' : '<', after);
  const reviews = await query.execute();
  const page = reviews.slice(0, limit);
  return {
    rows: page.map(({ submitted_at, ...row }) => ({ ...row, submitted_at: submitted_at.toISOString() })),
    next_cursor: reviews.length > limit ? (page.at(-1)?.review_id ?? null) : null,
  };
}
