import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { rightSchema } from '../../contract/right.ts';
import { text } from '../../contract/rules/text.ts';
import { approvalStates } from './words.ts';

const rowSchema = z.object({
  approval_id: z.uuid(),
  /** Whose right the second operator needs. */
  right: rightSchema,
  state: z.enum(approvalStates),
  /** What would be done, in the caller's language. */
  title: z.string(),
  /** Nickname of the operator who asked. */
  asked_by: z.string(),
  asked_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** The caller asked. */
  own: z.boolean(),
});

/** A request to a second operator among others. */
export type ApprovalRow = z.output<typeof rowSchema>;

const approvalSchema = z.extend(rowSchema, {
  /** Why it should be done, as the asking operator wrote it. */
  reason: z.string(),
  /** What changes, in the caller's language; `before` is null where nothing was. */
  lines: z.array(z.object({ label: z.string(), before: z.nullable(z.string()), after: z.string() })),
  /** Why the caller cannot decide: they asked, or it is about them. Null when they can. */
  barred: z.nullable(z.enum(['asked', 'concerned'])),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.iso.datetime()),
  /** What the second operator wrote. */
  answer: z.nullable(z.string()),
});

/** A request with all there is of it. */
export type Approval = z.output<typeof approvalSchema>;

export const listApprovals = defineCall({
  topic: 'operator/approvals',
  method: 'GET',
  path: '/api/operator/approvals/list',
  role: 'operator',
  right: 'any',
  summary:
    'Requests to a second operator within the caller’s rights: oldest first while waiting, otherwise newest first.',
  request: z.strictObject({ state: z._default(z.enum(approvalStates), 'waiting'), ...pageRequest }),
  response: pageOf(rowSchema),
});

export const readApproval = defineCall({
  topic: 'operator/approvals',
  method: 'GET',
  path: '/api/operator/approvals/detail',
  role: 'operator',
  right: 'any',
  summary: 'One request to a second operator: who asked, why, and what changes.',
  refuses: { approval_not_found: 404 },
  request: z.strictObject({ approval_id: z.uuid() }),
  response: approvalSchema,
});

export const approvalDecisions = ['agree', 'decline'] as const;

/** Declining needs a reason. */
const answered = z.superRefine<{ decision: string; answer: string | null }>(({ decision, answer }, context) => {
  if (decision === 'decline' && answer === null) {
    context.addIssue({ code: 'custom', path: ['answer'], message: 'required', input: null });
  }
});

export const decideApproval = defineCall({
  topic: 'operator/approvals',
  method: 'POST',
  path: '/api/operator/approvals/decide',
  role: 'operator',
  right: 'any',
  summary: 'Agrees to what another operator asked for, which carries it out at once, or declines with a reason.',
  refuses: {
    approval_not_found: 404,
    approval_closed: 422,
    own_approval: 422,
    approval_concerns_you: 422,
    approval_outdated: 422,
  },
  request: z
    .strictObject({
      approval_id: field(z.uuid(), { kind: 'hidden' }),
      decision: field(z.enum(approvalDecisions), { kind: 'radio' }),
      /** Shown to who asked. */
      answer: field(z.nullable(text()), { kind: 'textArea' }),
    })
    .check(answered),
  response: approvalSchema,
});

export const takeBackApproval = defineCall({
  topic: 'operator/approvals',
  method: 'POST',
  path: '/api/operator/approvals/take_back',
  role: 'operator',
  right: 'any',
  summary: 'Takes back the caller’s own request to a second operator.',
  refuses: { approval_not_found: 404, approval_closed: 422, not_own_approval: 422 },
  request: z.strictObject({ approval_id: z.uuid() }),
  response: approvalSchema,
});
