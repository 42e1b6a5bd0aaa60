import type { readIdentityReview } from '@mcy/api/operator/identity/contract';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import { presentReason } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { fileAddress } from '../../../platform/files/fileAddress.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { openNumber } from '../../../platform/sealing/sealedNumber.ts';
import { reviewNotFound } from './messages.ts';

interface Reader {
  locale: Locale;
  /** The configuration's secret, which encrypts the numbers. */
  secret: string;
  now: Date;
}

type Review = ResponseOf<typeof readIdentityReview>;

/** An identity verification as an operator sees it. Refuses `review_not_found`. */
export async function readReview(db: Database, review_id: string, { locale, secret, now }: Reader): Promise<Review> {
  const review = await db
    .selectFrom('identity_review as review')
    .innerJoin('app_user', 'app_user.user_id', 'review.user_id')
    .leftJoin('app_user as operator', 'operator.user_id', 'review.reviewed_by')
    .selectAll('review')
    .select(['app_user.nickname', 'app_user.birthday as account_birthday', 'operator.nickname as reviewed_by_name'])
    .where('review.review_id', '=', review_id)
    .executeTakeFirst();
  if (!review) throw notFound();
  const { user_id, state, full_name, nickname, kind, birthday, account_birthday, number_sealed, number_end } = review;
  return {
    review_id,
    user_id,
    state,
    full_name,
    nickname,
    kind,
    birthday,
    account_birthday,
    number:
      number_sealed === null
        ? number_end
        : openNumber(secret, { kind: 'identity document', row_id: review_id }, number_sealed),
    photos: await readPhotos(db, review, now),
    reason: presentReason(review, locale),
    submitted_at: review.submitted_at.toISOString(),
    reviewed_at: review.reviewed_at?.toISOString() ?? null,
    reviewed_by: review.reviewed_by_name,
  };
}

export function notFound(): Refusal {
  return new Refusal({
    error: 'review_not_found',
    message: reviewNotFound,
    field: 'review_id',
  });
}

interface Files {
  front_file: string | null;
  back_file: string | null;
  face_file: string | null;
}

/** The remaining photos, at addresses that soon expire. */
async function readPhotos(db: Database, files: Files, now: Date): Promise<Review['photos']> {
  const sides = [
    { side: 'front', file_id: files.front_file },
    { side: 'back', file_id: files.back_file },
    { side: 'face', file_id: files.face_file },
  ] as const;
  const ids = sides.flatMap(({ file_id }) => (file_id === null ? [] : [file_id]));
  const stored = await db
    .selectFrom('file')
    .select(['file_id', 'content_type', 'address_key'])
    .where('file_id', '=', (is) => is.fn.any(is.val(ids)))
    .execute();
  return sides.flatMap(({ side, file_id }) => {
    const file = stored.find((row) => row.file_id === file_id);
    return file ? [{ side, url: fileAddress(file, now) }] : [];
  });
}
