import * as z from 'zod/mini';
import { claimKinds, claimOutcomes, claimSchema, claimStates } from '../../collection/claims/contract.ts';
import { positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { approvalRefusals, itemRefusals, unitRefusals } from '../../contract/refusals.ts';
import { text } from '../../contract/rules/text.ts';

const shopClaimRowSchema = z.object({
  claim_id: z.uuid(),
  state: z.enum(claimStates),
  kind: z.enum(claimKinds),
  /** Of the parcel. */
  number: positiveSchema,
  nickname: z.string(),
  submitted_at: z.iso.datetime(),
});

/** A claim among others. */
export type ShopClaimRow = z.output<typeof shopClaimRowSchema>;

export const listShopClaims = defineCall({
  topic: 'operator/claims',
  method: 'GET',
  path: '/api/operator/claim/list',
  role: 'operator',
  right: 'orders',
  summary: 'Claims of all players: oldest first while submitted, otherwise newest first.',
  request: z.strictObject({ state: z._default(z.enum(claimStates), 'submitted'), ...pageRequest }),
  response: pageOf(shopClaimRowSchema),
});

const shopClaimSchema = z.extend(claimSchema, {
  number: positiveSchema,
  nickname: z.string(),
  carrier: z.nullable(z.string()),
  tracking_number: z.nullable(z.string()),
  received_at: z.nullable(z.iso.datetime()),
  /** What the toys are worth: stones that a refund would give. */
  worth: priceSchema,
  /** The caller needs a second operator to accept it. */
  of_two: z.boolean(),
  /** The request that waits for a second operator; null when there is none. */
  approval_id: z.nullable(z.uuid()),
  /** The caller's own, which others decide. */
  own: z.boolean(),
  /** Nickname of the operator who decided. */
  decided_by: z.nullable(z.string()),
});

/** One claim as an operator sees it. */
export type ShopClaim = z.output<typeof shopClaimSchema>;

export const readShopClaim = defineCall({
  topic: 'operator/claims',
  method: 'GET',
  path: '/api/operator/claim/detail',
  role: 'operator',
  right: 'orders',
  summary: 'One claim with its toys and photos.',
  refuses: { claim_not_found: 404 },
  request: z.strictObject({ claim_id: z.uuid() }),
  response: shopClaimSchema,
});

/** Possible decisions of an operator. */
export const claimDecisions = [...claimOutcomes, 'refused'] as const;

export const decideClaim = defineCall({
  topic: 'operator/claims',
  method: 'POST',
  path: '/api/operator/claim/decide',
  role: 'operator',
  right: 'orders',
  summary:
    'Decides a submitted claim, gives what it says, and notifies the player. Toys worth more than one operator grants within 24 hours wait for a second one.',
  refuses: {
    ...itemRefusals,
    ...unitRefusals,
    claim_not_found: 404,
    claim_decided: 422,
    own_claim: 422,
    ...approvalRefusals,
  },
  request: z
    .strictObject({
      claim_id: field(z.uuid(), { kind: 'hidden' }),
      decision: field(z.enum(claimDecisions), { kind: 'radio' }),
      /** Required for a refusal; the player reads it. */
      reason: field(z.nullable(text()), { kind: 'textArea' }),
    })
    .check(
      z.superRefine(({ decision, reason }, context) => {
        if (decision === 'refused' && reason === null) {
          context.addIssue({ code: 'custom', path: ['reason'], message: 'required', input: reason });
        }
      }),
    ),
  response: shopClaimSchema,
});
