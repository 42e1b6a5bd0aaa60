import type { IdentityState, readIdentity as call } from '@mcy/api/account/identity/contract';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { presentReason } from './presentReason.ts';

/** A user's latest verification, as they see it; null when they never requested one. */
export async function readIdentity(
  db: Database,
  user_id: string,
  locale: Locale,
): Promise<ResponseOf<typeof call>['review']> {
  const review = await latestOf(db, user_id).selectAll().executeTakeFirst();
  if (!review) return null;
  const { state, full_name, kind, number_end, birthday } = review;
  return {
    state,
    full_name,
    kind,
    number_end,
    birthday,
    reason: presentReason(review, locale),
    submitted_at: review.submitted_at.toISOString(),
    reviewed_at: review.reviewed_at?.toISOString() ?? null,
  };
}

/** The status of a user's verification; null when they never requested one. */
export async function readIdentityState(db: Database, user_id: string): Promise<IdentityState | null> {
  const review = await latestOf(db, user_id).select('state').executeTakeFirst();
  return review?.state ?? null;
}

function latestOf(db: Database, user_id: string) {
  return db.selectFrom('identity_review').where('user_id', '=', user_id).orderBy('review_id', 'desc').limit(1);
}
