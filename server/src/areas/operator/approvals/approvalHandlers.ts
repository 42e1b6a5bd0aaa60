import * as contract from '@mcy/api/operator/approvals/contract';
import { approvalKinds } from '../../../platform/approvals/ApprovalKind.ts';
import { type CallContext, type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { moveApproval } from './moveApproval.ts';
import { readApproval, readApprovals } from './readApprovals.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const approvalHandlers: readonly Implementation[] = [
  implement(contract.listApprovals, (request, context) => readApprovals(context.db, request, readerOf(context))),

  implement(contract.readApproval, ({ approval_id }, context) =>
    readApproval(context.db, approval_id, readerOf(context)),
  ),

  implement(contract.decideApproval, async ({ approval_id, decision, answer }, context) => {
    const { db, caller } = context;
    await moveApproval(db, { approval_id, move: decision, answer, operator_id: caller.user_id }, readerOf(context));
    return readApproval(db, approval_id, readerOf(context));
  }),

  implement(contract.takeBackApproval, async ({ approval_id }, context) => {
    const step = { approval_id, move: 'take_back', answer: null, operator_id: context.caller.user_id } as const;
    await moveApproval(context.db, step, readerOf(context));
    return readApproval(context.db, approval_id, readerOf(context));
  }),
];

function readerOf({ caller, locale, ask, now }: CallContext<'operator'>) {
  return { caller_id: caller.user_id, locale, kinds: ask(approvalKinds), now };
}
