import * as contract from '@mcy/api/operator/withdrawals/contract';
import { keepApproval } from '../../../platform/approvals/askSecondOperator.ts';
import { type CallContext, type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { approveCase, rejectCase } from './decideWithdrawal.ts';
import { confirmPayout, makePayout, readPayouts } from './payouts.ts';
import { readAccountNumber, readPayoutCsv } from './readAccountNumbers.ts';
import { readCase, readCases } from './readCases.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const withdrawalHandlers: readonly Implementation[] = [
  implement(contract.listWithdrawalCases, (request, context) => readCases(context.db, request, officeOf(context))),

  implement(contract.readWithdrawalCase, ({ withdrawal_id }, context) =>
    readCase(context.db, withdrawal_id, officeOf(context)),
  ),

  implement(contract.approveWithdrawal, async (request, context) => {
    await approveCase(context.db, request, officeOf(context));
    return readCase(context.db, request.withdrawal_id, officeOf(context));
  }),

  implement(contract.rejectWithdrawal, async (request, context) => {
    await rejectCase(context.db, request, officeOf(context));
    return readCase(context.db, request.withdrawal_id, officeOf(context));
  }),

  implement(contract.showAccountNumber, ({ withdrawal_id }, context) =>
    readAccountNumber(context.db, withdrawal_id, officeOf(context)),
  ),

  implement(contract.listPayouts, (page, { db }) => readPayouts(db, page)),

  implement(contract.makePayout, (_request, { db, caller, now }) => makePayout(db, caller.user_id, now)),

  implement(contract.readPayoutFile, ({ payout_id }, context) =>
    readPayoutCsv(context.db, payout_id, officeOf(context)),
  ),

  implement(contract.confirmPayout, ({ payout_id }, { db, caller, now }) =>
    confirmPayout(db, caller.user_id, payout_id, now),
  ),
];

function officeOf({ caller, locale, config, ask, now }: CallContext<'operator'>) {
  const { user_id } = caller;
  const secret = config.identitySecret;
  return { caller_id: user_id, operator_id: user_id, keep: ask(keepApproval), locale, config, secret, now };
}
