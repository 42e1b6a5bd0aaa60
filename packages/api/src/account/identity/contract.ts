import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { adultBirthday } from '../../contract/rules/age.ts';
import { documentInOrder, documentKinds, fullName } from '../../contract/rules/document.ts';
import { fileRefusals } from '../../contract/refusals.ts';
import { defineUpload, largestPicture } from '../../contract/upload.ts';
import { identityStates } from './words.ts';

export type { DocumentKind } from '../../contract/rules/document.ts';

const reviewSchema = z.object({
  state: z.enum(identityStates),
  full_name: z.string(),
  kind: z.enum(documentKinds),
  /** The last four characters of the number. The rest is never returned. */
  number_end: z.string(),
  /** `YYYY-MM-DD`. */
  birthday: z.iso.date(),
  /** Why it was rejected, in the caller's language; null otherwise. */
  reason: z.nullable(z.string()),
  submitted_at: z.iso.datetime(),
  /** Null while under review. */
  reviewed_at: z.nullable(z.iso.datetime()),
});

/** An identity verification as its owner sees it. */
export type IdentityReview = z.output<typeof reviewSchema>;

export const readIdentity = defineCall({
  topic: 'account/identity',
  method: 'GET',
  path: '/api/identity/info',
  role: 'user',
  summary: "The caller's latest identity verification.",
  request: z.strictObject({}),
  response: z.object({ review: z.nullable(reviewSchema) }),
});

export const identityUpload = defineUpload({
  name: 'identity',
  kind: 'picture',
  largest: largestPicture,
  visibility: 'private',
  // Small print must stay readable.
  size: { edge: 2400 },
});

const picture = { kind: 'upload', upload: identityUpload } as const;

export const submitIdentity = defineCall({
  topic: 'account/identity',
  method: 'POST',
  path: '/api/identity/submit',
  role: 'user',
  summary:
    'Submits documents for an operator to verify the caller’s identity (spec §4). The files are pictures that the caller uploaded for `identity`; a passport needs no back. Minors are refused. A document verifies only one account.',
  refuses: { ...fileRefusals, identity_under_review: 422, identity_verified: 422, document_taken: 422 },
  request: z
    .strictObject({
      full_name: field(fullName, { kind: 'text', autoComplete: 'name' }),
      birthday: field(adultBirthday, { kind: 'date', autoComplete: 'bday' }),
      kind: field(z.enum(documentKinds), { kind: 'radio' }),
      number: field(z.string().check(z.minLength(1), z.maxLength(40)), { kind: 'text', autoComplete: 'off' }),
      front_file: field(z.uuid(), picture),
      back_file: field(z.nullable(z.uuid()), picture),
      face_file: field(z.uuid(), picture),
    })
    .check(documentInOrder),
  response: z.object({ review: reviewSchema }),
});

export * from './words.ts';
