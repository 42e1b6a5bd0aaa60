import * as z from 'zod/mini';
import { positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { priceSchema } from '../../contract/money.ts';
import { fileRefusals } from '../../contract/refusals.ts';
import { text } from '../../contract/rules/text.ts';
import { defineUpload, largestPicture } from '../../contract/upload.ts';
import { claimKinds, claimOutcomes, claimStates, mostClaimPhotos } from './words.ts';

export * from './words.ts';

export const claimUpload = defineUpload({
  name: 'claim',
  kind: 'picture',
  largest: largestPicture,
  visibility: 'private',
  size: { edge: 2400 },
});

const claimSchema = z.object({
  claim_id: z.uuid(),
  parcel_id: z.uuid(),
  state: z.enum(claimStates),
  kind: z.enum(claimKinds),
  /** What the player wrote. */
  words: z.string(),
  items: z.array(
    z.object({
      item_id: z.uuid(),
      name: z.string(),
      image: z.string(),
      serial: positiveSchema,
      /** Retail price, in coins. */
      value: priceSchema,
    }),
  ),
  /** Each at an address that is valid for 10 minutes. */
  photos: z.array(z.object({ file_id: z.uuid(), url: z.string() })),
  /** Null unless it was accepted. */
  outcome: z.nullable(z.enum(claimOutcomes)),
  /** Stones that a refund gave; null for any other outcome. */
  stones: z.nullable(priceSchema),
  /** The parcel that replaces the toys; null for any other outcome. */
  replacement_id: z.nullable(z.uuid()),
  /** What the operator wrote. */
  reason: z.nullable(z.string()),
  submitted_at: z.iso.datetime(),
  decided_at: z.nullable(z.iso.datetime()),
});

/** Something in a parcel that was reported damaged or missing. */
export type Claim = z.output<typeof claimSchema>;
export { claimSchema };

export const listClaims = defineCall({
  topic: 'collection/claims',
  method: 'GET',
  path: '/api/claim/list',
  role: 'user',
  summary: 'What the caller reported about one of their parcels, the newest first: at most one claim a toy.',
  refuses: { parcel_not_found: 404 },
  request: z.strictObject({ parcel_id: z.uuid() }),
  response: z.object({ rows: z.array(claimSchema) }),
});

export const submitClaim = defineCall({
  topic: 'collection/claims',
  method: 'POST',
  path: '/api/claim/submit',
  role: 'user',
  summary:
    'Reports toys of a received parcel as damaged or missing, within 7 days of its receipt. Damage needs a photo. Each toy of a parcel can be reported once.',
  refuses: {
    ...fileRefusals,
    item_not_found: 404,
    parcel_not_found: 404,
    not_received: 422,
    claim_too_late: 422,
    already_claimed: 422,
  },
  request: z
    .strictObject({
      parcel_id: field(z.uuid(), { kind: 'hidden' }),
      item_ids: field(
        z.array(z.uuid()).check(
          z.minLength(1),
          z.maxLength(20),
          z.refine((ids) => new Set(ids).size === ids.length, { error: 'wrong_type' }),
        ),
        { kind: 'select' },
      ),
      kind: field(z.enum(claimKinds), { kind: 'radio' }),
      words: field(text(500), { kind: 'textArea', maxCharacters: 500 }),
      photos: field(z.array(z.uuid()).check(z.maxLength(mostClaimPhotos)), {
        kind: 'upload',
        upload: claimUpload,
        maxFiles: mostClaimPhotos,
      }),
    })
    .check(
      z.superRefine(({ kind, photos }, context) => {
        if (kind === 'damaged' && photos.length === 0) {
          context.addIssue({ code: 'custom', path: ['photos'], message: 'required', input: photos });
        }
      }),
    ),
  response: claimSchema,
});
