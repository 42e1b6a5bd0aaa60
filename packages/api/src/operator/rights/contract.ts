import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { approvalRefusals } from '../../contract/refusals.ts';
import { rightSchema } from '../../contract/right.ts';
import { text } from '../../contract/rules/text.ts';

export type { Right } from '../../contract/right.ts';

/** The rights that only two operators together can grant. */
export const rightsOfTwo = ['money', 'people'] as const;

const operatorSchema = z.object({
  user_id: z.uuid(),
  nickname: z.string(),
  /** URL of an image on this server. */
  avatar: z.string(),
  rights: z.array(rightSchema),
  /** Rights that somebody asked for, and a second operator has not decided on. */
  asked: z.array(rightSchema),
  /** True for the caller, whose rights only others change. */
  self: z.boolean(),
});

/** An operator with their rights. */
export type Operator = z.output<typeof operatorSchema>;

export const readOwnRights = defineCall({
  topic: 'operator/rights',
  method: 'GET',
  path: '/api/operator/rights/own',
  role: 'operator',
  right: 'any',
  summary: 'The rights of the calling operator.',
  request: z.strictObject({}),
  response: z.object({ rights: z.array(rightSchema) }),
});

export const listOperators = defineCall({
  topic: 'operator/rights',
  method: 'GET',
  path: '/api/operator/rights/list',
  role: 'operator',
  right: 'people',
  summary: 'All operators with their rights.',
  request: z.strictObject(pageRequest),
  response: pageOf(operatorSchema),
});

const change = {
  user_id: field(z.uuid(), { kind: 'hidden' }),
  right: field(rightSchema, { kind: 'hidden' }),
  /** For the log, and for the second operator. */
  reason: field(text(), { kind: 'textArea' }),
};

export const grantRight = defineCall({
  topic: 'operator/rights',
  method: 'POST',
  path: '/api/operator/rights/grant',
  role: 'operator',
  right: 'people',
  summary: 'Grants an operator a right; for `money` and `people` it asks a second operator first.',
  refuses: { operator_not_found: 404, own_rights: 422, right_held: 422, ...approvalRefusals },
  request: z.strictObject(change),
  response: operatorSchema,
});

export const revokeRight = defineCall({
  topic: 'operator/rights',
  method: 'POST',
  path: '/api/operator/rights/revoke',
  role: 'operator',
  right: 'people',
  summary: 'Takes a right from an operator at once, so that one person can stop a stolen account.',
  refuses: { operator_not_found: 404, own_rights: 422, right_not_held: 422 },
  request: z.strictObject(change),
  response: operatorSchema,
});
