import { envelopeCode, ruleMessages } from '@mcy/api/contract';
import * as flowContract from '@mcy/api/wallet/flow/contract';
import * as rechargeContract from '@mcy/api/wallet/recharge/contract';
import { requireAgreements } from '../content/policies/requireAgreements.ts';
import { type Implementation, implement } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { readBalances } from '../ledger/readBalances.ts';
import { readFlow } from '../ledger/readFlow.ts';
import { paymentNotFound, rechargeUnavailable } from './messages.ts';
import { monthPeriod } from './monthPeriod.ts';
import { paymentGatewayOf } from './paymentGatewayOf.ts';
import { statusAt } from './paymentOutcome.ts';
import { startPayment } from './startPayment.ts';
import { spendingHandlers } from './spending/spendingHandlers.ts';
import { withdrawalHandlers } from './withdrawalHandlers.ts';

export const walletHandlers: readonly Implementation[] = [
  implement(flowContract.readWallet, (_request, { db, caller }) => readBalances(db, caller.user_id)),

  implement(flowContract.readFlow, async ({ currency, kind, month, cursor, limit }, { db, caller, locale }) => {
    // One more than asked for tells whether there is a next page.
    const entries = await readFlow(db, {
      user_id: caller.user_id,
      currency,
      kind,
      period: month === undefined ? undefined : monthPeriod(month),
      before: cursor === undefined ? undefined : readCursor(cursor),
      limit: limit + 1,
    });
    const page = entries.slice(0, limit);
    return {
      rows: page.map((entry) => ({
        entry_id: String(entry.entry_id),
        kind: entry.kind,
        amount: entry.amount,
        balance_after: entry.balance_after,
        subject: entry.subject[locale],
        created_at: entry.created_at.toISOString(),
      })),
      next_cursor: entries.length > limit ? String(page.at(-1)?.entry_id) : null,
    };
  }),

  implement(rechargeContract.recharge, async ({ amount }, { db, caller, config, locale, now }) => {
    const gateway = paymentGatewayOf(config);
    if (!gateway) throw new Refusal({ error: 'recharge_unavailable', message: rechargeUnavailable });
    await requireAgreements(db, caller.user_id, now);
    const payment = await startPayment(db, caller.user_id, amount, now);
    return { payment_id: payment.payment_id, pay_url: gateway.payUrl(payment, locale) };
  }),

  implement(rechargeContract.readPayment, async ({ payment_id }, { db, caller, config, locale, now }) => {
    const payment = await db
      .selectFrom('payment')
      .select(['payment_id', 'amount', 'status', 'created_at', 'expires_at'])
      .where('payment_id', '=', payment_id)
      .where('user_id', '=', caller.user_id)
      .executeTakeFirst();
    if (!payment) {
      throw new Refusal({
        error: 'payment_not_found',
        message: paymentNotFound,
        code: envelopeCode.notFound,
        field: 'payment_id',
      });
    }
    return {
      payment_id,
      status: statusAt(payment, now),
      amount: payment.amount,
      pay_url: paymentGatewayOf(config)?.payUrl(payment, locale) ?? '',
      created_at: payment.created_at.toISOString(),
      expires_at: payment.expires_at.toISOString(),
    };
  }),

  ...withdrawalHandlers,
  ...spendingHandlers,
];

/** The entry a page ends with, as `next_cursor` gave it. */
function readCursor(cursor: string): number {
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor);
  throw new Refusal({ error: 'wrong_type', message: ruleMessages.wrong_type, field: 'cursor' });
}
