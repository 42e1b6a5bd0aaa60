import * as z from 'zod/mini';
import { identityReasons, identityStates } from '../../account/identity/contract.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { documentKinds } from '../../contract/rules/document.ts';
import { text } from '../../contract/rules/text.ts';

const rowSchema = z.object({
  review_id: z.uuid(),
  state: z.enum(identityStates),
  full_name: z.string(),
  nickname: z.string(),
  kind: z.enum(documentKinds),
  submitted_at: z.iso.datetime(),
});

/** An identity verification among others. */
export type IdentityReviewRow = z.output<typeof rowSchema>;

export const listIdentityReviews = defineCall({
  topic: 'operator/identity',
  method: 'GET',
  path: '/api/operator/identity/list',
  role: 'operator',
  right: 'people',
  summary: 'Identity verifications of all users: oldest first while under review, otherwise newest first.',
  request: z.strictObject({
    state: z._default(z.enum(identityStates), 'under_review'),
    ...pageRequest,
  }),
  response: pageOf(rowSchema),
});

const photoSchema = z.object({
  side: z.enum(['front', 'back', 'face']),
  /** Valid for 10 minutes. */
  url: z.string(),
});

export type IdentityPhoto = z.output<typeof photoSchema>;

const reviewSchema = z.extend(rowSchema, {
  user_id: z.uuid(),
  birthday: z.iso.date(),
  /** Details of the account. */
  account_birthday: z.iso.date(),
  /** Complete while under review; afterwards the last four characters. */
  number: z.string(),
  /** Empty once the verification failed or was rejected: the pictures are deleted. */
  photos: z.array(photoSchema),
  /** In the caller's language; null unless rejected. */
  reason: z.nullable(z.string()),
  reviewed_at: z.nullable(z.iso.datetime()),
  /** Nickname of the operator who decided. */
  reviewed_by: z.nullable(z.string()),
});

/** One verification with all there is of it. */
export type IdentityReview = z.output<typeof reviewSchema>;

export const readIdentityReview = defineCall({
  topic: 'operator/identity',
  method: 'GET',
  path: '/api/operator/identity/detail',
  role: 'operator',
  right: 'people',
  summary: 'One identity verification with its photos.',
  refuses: { review_not_found: 404 },
  request: z.strictObject({ review_id: z.uuid() }),
  response: reviewSchema,
});

/** Possible decisions of an operator. */
export const identityDecisions = ['successful', 'failed', 'rejected'] as const;

/** A rejection needs a reason, and "other" needs an explanation. */
const reasoned = z.superRefine<{ decision: string; reason: string | null; note: string | null }>(
  ({ decision, reason, note }, context) => {
    const missing = (name: 'reason' | 'note'): void => {
      context.addIssue({ code: 'custom', path: [name], message: 'required', input: null });
    };
    if (decision === 'rejected' && reason === null) missing('reason');
    else if (decision === 'rejected' && reason === 'other' && note === null) missing('note');
  },
);

export const reviewIdentity = defineCall({
  topic: 'operator/identity',
  method: 'POST',
  path: '/api/operator/identity/review',
  role: 'operator',
  right: 'people',
  summary: 'Decides an identity verification under review, and notifies the user.',
  refuses: { review_not_found: 404, review_decided: 422, own_review: 422 },
  request: z
    .strictObject({
      review_id: field(z.uuid(), { kind: 'hidden' }),
      decision: field(z.enum(identityDecisions), { kind: 'radio' }),
      /** Required for a rejection, ignored otherwise. */
      reason: field(z.nullable(z.enum(identityReasons)), { kind: 'radio' }),
      /** In the operator's own words; shown to the user with the reason. */
      note: field(z.nullable(text()), { kind: 'textArea' }),
    })
    .check(reasoned),
  response: reviewSchema,
});
