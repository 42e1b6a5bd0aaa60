import * as contract from '@mcy/api/operator/approvals/contract';
import { approvalKinds } from '../../../platform/approvals/ApprovalKind.ts';
import { type CallContext, type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { decideApproval } from './decideApproval.ts';
import { readApproval, readApprovals } from './readApprovals.ts';
import { takeBackApproval } from './takeBackApproval.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const approvalHandlers: readonly Implementation[] = [
  implement(contract.listApprovals, (request, context) => readApprovals(context.db, request, readerOf(context))),

  implement(contract.readApproval, ({ approval_id }, context) =>
    readApproval(context.db, approval_id, readerOf(context)),
  ),

  implement(contract.decideApproval, async (request, context) => {
    await decideApproval(context.db, request, readerOf(context));
    return readApproval(context.db, request.approval_id, readerOf(context));
  }),

  implement(contract.takeBackApproval, async ({ approval_id }, context) => {
    const { db, caller, now } = context;
    await takeBackApproval(db, approval_id, caller.user_id, now);
    return readApproval(db, approval_id, readerOf(context));
  }),
];

function readerOf({ caller, locale, ask, now }: CallContext<'operator'>) {
  const { user_id } = caller;
  return { caller_id: user_id, operator_id: user_id, locale, kinds: ask(approvalKinds), now };
}
