import type { listIdentityReviews } from '@mcy/api/operator/identity/contract';
import type { ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { readPage } from '../../../platform/http/readPage.ts';

/** Identity verifications in a state: pending ones oldest first, decided ones newest first. */
export async function listReviews(
  db: Database,
  { state, cursor, limit }: ParsedRequestOf<typeof listIdentityReviews>,
): Promise<ResponseOf<typeof listIdentityReviews>> {
  const query = db
    .selectFrom('identity_review as review')
    .innerJoin('app_user', 'app_user.user_id', 'review.user_id')
    .select(['review.review_id', 'review.state', 'review.full_name', 'review.kind', 'review.submitted_at', 'nickname'])
    .where('review.state', '=', state);
  const direction = state === 'under_review' ? 'asc' : 'desc';
  const { rows, next_cursor } = await readPage(query, { by: 'review.review_id', direction }, { cursor, limit });
  return {
    rows: rows.map(({ submitted_at, ...row }) => ({ ...row, submitted_at: submitted_at.toISOString() })),
    next_cursor,
  };
}
