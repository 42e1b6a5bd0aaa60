import * as contract from '@mcy/api/operator/payments/contract';
import { keepApproval } from '../../../platform/approvals/askSecondOperator.ts';
import { type CallContext, type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { askForReversal, decideArrival } from './decidePayment.ts';
import { creditLine, setLineAside } from './decideLine.ts';
import { handlePayment } from './handlePayment.ts';
import { readLine, readLines } from './readLines.ts';
import { readPaymentCase, readPaymentCases } from './readPaymentCases.ts';
import { readStatements } from './readStatements.ts';
import { takeStatement } from './takeStatement.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const paymentHandlers: readonly Implementation[] = [
  implement(contract.listPayments, (request, { db, now }) => readPaymentCases(db, request, now)),

  implement(contract.readPaymentCase, ({ payment_id }, context) =>
    readPaymentCase(context.db, payment_id, readerOf(context)),
  ),

  implement(contract.handlePayment, async (request, context) => {
    await handlePayment(context.db, request, officeOf(context));
    return readPaymentCase(context.db, request.payment_id, readerOf(context));
  }),

  implement(contract.decideArrival, async (request, context) => {
    await decideArrival(context.db, request, { ...officeOf(context), config: context.config });
    return readPaymentCase(context.db, request.payment_id, readerOf(context));
  }),

  implement(contract.reversePayment, async (request, context) => {
    await askForReversal(context.db, request, { ...officeOf(context), config: context.config });
    return readPaymentCase(context.db, request.payment_id, readerOf(context));
  }),

  implement(contract.listStatements, (page, { db }) => readStatements(db, page)),

  implement(contract.uploadStatement, (request, context) =>
    takeStatement(context.db, request, { ...officeOf(context), config: context.config }),
  ),

  implement(contract.listBankLines, (request, { db, now }) => readLines(db, request, now)),

  implement(contract.readBankLine, ({ line_id }, { db, now }) => readLine(db, line_id, now)),

  implement(contract.creditLine, async (request, context) => {
    await creditLine(context.db, request, officeOf(context));
    return readLine(context.db, request.line_id, context.now);
  }),

  implement(contract.setLineAside, async (request, context) => {
    await setLineAside(context.db, request, officeOf(context));
    return readLine(context.db, request.line_id, context.now);
  }),
];

function officeOf({ caller, ask, now }: CallContext<'operator'>) {
  return { operator_id: caller.user_id, keep: ask(keepApproval), now };
}

function readerOf({ caller, config, now }: CallContext<'operator'>) {
  return { operator_id: caller.user_id, config, now };
}
