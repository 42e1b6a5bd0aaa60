import type { reviewIdentity } from '@mcy/api/operator/identity/contract';
import type { ParsedRequestOf } from '@mcy/api/contract';
import { notify } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { releaseFile } from '../../../platform/files/releaseFile.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { logAction } from './logAction.ts';
import { ownReview, reviewDecided } from './messages.ts';
import { notFound } from './readReview.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    identity_review: true;
  }
}

/**
 * Decides an identity verification in the caller's transaction: deletes the number except its last digits, releases the photos if it did
 * not succeed, and notifies the user. Refuses `review_not_found`, `review_decided`, `own_review`.
 */
export async function decideReview(
  db: Database,
  operator_id: string,
  { review_id, decision, ...given }: ParsedRequestOf<typeof reviewIdentity>,
  now: Date,
): Promise<void> {
  const review = await db
    .selectFrom('identity_review')
    .select(['user_id', 'state', 'front_file', 'back_file', 'face_file'])
    .where('review_id', '=', review_id)
    .forUpdate()
    .executeTakeFirst();
  if (!review) throw notFound();
  if (review.state !== 'under_review') {
    throw new Refusal({ error: 'review_decided', message: reviewDecided, field: 'review_id' });
  }
  const { user_id, front_file, back_file, face_file } = review;
  if (user_id === operator_id) throw new Refusal({ error: 'own_review', message: ownReview, field: 'review_id' });
  const rejected = decision === 'rejected';
  const reason = rejected ? given.reason : null;
  const note = rejected ? given.note : null;
  await db
    .updateTable('identity_review')
    .set({
      state: decision,
      reason,
      note,
      number_sealed: null,
      ...(decision !== 'successful' && { front_file: null, back_file: null, face_file: null }),
      reviewed_at: now,
      reviewed_by: operator_id,
    })
    .where('review_id', '=', review_id)
    .execute();
  if (decision !== 'successful') {
    for (const file_id of [front_file, back_file, face_file]) {
      if (file_id !== null) await releaseFile(db, file_id, now);
    }
  }
  touch(db, 'account/identity', user_id);
  const detail = { decision, reason, note };
  await logAction(db, { operator_id, action: 'identity_review', subject_id: review_id, detail }, now);
  await notify(db, user_id, { kind: 'identity_reviewed', data: { state: decision, reason, note } }, now);
}
