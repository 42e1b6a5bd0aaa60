import { identityUpload, type submitIdentity as call } from '@mcy/api/account/identity/contract';
import { type ParsedRequestOf, ruleMessages, rules } from '@mcy/api/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { attachFile } from '../../../platform/files/attachFile.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { sealNumber } from '../../../platform/sealing/sealedNumber.ts';
import { hashNumber } from './hashNumber.ts';
import { documentTaken, identityUnderReview, identityVerified } from './messages.ts';

interface Submission {
  user_id: string;
  request: ParsedRequestOf<typeof call>;
  /** The configuration's secret, which encrypts the numbers. */
  secret: string;
  now: Date;
}

/**
 * Submits an identity for review, in the caller's transaction. Refuses `identity_under_review`, `identity_verified`,
 * `document_taken`, `file_not_found`.
 */
export async function submitIdentity(db: Database, { user_id, request, secret, now }: Submission): Promise<void> {
  const { full_name, birthday, kind, front_file, back_file, face_file } = request;
  const number = rules.documentNumber(kind, request.number);
  if (number === null) throw new Refusal({ error: 'wrong_type', message: ruleMessages.wrong_type, field: 'number' });
  const number_hash = hashNumber(secret, kind, number);
  await refuseUnlessFree(db, user_id, number_hash);
  for (const [field, file_id] of Object.entries({ front_file, back_file, face_file })) {
    if (file_id !== null) await attachFile(db, { file_id, owner_id: user_id, purpose: identityUpload }, field);
  }
  const review_id = uuidv7();
  const submitted = await db
    .insertInto('identity_review')
    .values({
      review_id,
      user_id,
      state: 'under_review',
      full_name,
      kind,
      birthday,
      number_hash,
      number_end: number.slice(-4),
      number_sealed: sealNumber(secret, { kind: 'identity document', row_id: review_id }, number),
      front_file,
      back_file,
      face_file,
      submitted_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('review_id')
    .executeTakeFirst();
  if (submitted) return;
  // Somebody was quicker between the look above and now: the unique indexes have the last word.
  await refuseUnlessFree(db, user_id, number_hash);
  throw new Refusal({ error: 'identity_under_review', message: identityUnderReview });
}

/** Refuses when the user or the number has a valid or pending verification. */
async function refuseUnlessFree(db: Database, user_id: string, number_hash: Buffer): Promise<void> {
  const standing = await db
    .selectFrom('identity_review')
    .select(['user_id', 'state'])
    .where('state', 'in', ['under_review', 'successful'])
    .where((row) => row.or([row('user_id', '=', user_id), row('number_hash', '=', number_hash)]))
    .execute();
  const own = standing.find((review) => review.user_id === user_id);
  if (own?.state === 'successful') throw new Refusal({ error: 'identity_verified', message: identityVerified });
  if (own) throw new Refusal({ error: 'identity_under_review', message: identityUnderReview });
  if (standing.length > 0) throw new Refusal({ error: 'document_taken', message: documentTaken, field: 'number' });
}
