import * as contract from '@mcy/api/wallet/recharge/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import { Refusal, type RefusalsIn } from '../../../platform/http/Refusal.ts';
import { requireAgreements } from '../../content/door.ts';
import { paymentNotFound, rechargeUnavailable } from './messages.ts';
import { paymentGatewayOf } from './paymentGatewayOf.ts';
import { statusAt } from './paymentOutcome.ts';
import { startPayment } from './startPayment.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const rechargeHandlers: readonly Implementation[] = [
  implement(contract.recharge, async ({ amount }, { db, caller, config, locale, now }) => {
    const gateway = paymentGatewayOf(config);
    if (!gateway) throw new Refusal({ error: 'recharge_unavailable', message: rechargeUnavailable });
    await requireAgreements(db, caller.user_id, now);
    const payment = await startPayment(db, caller.user_id, amount, now);
    return { payment_id: payment.payment_id, pay_url: gateway.payUrl(payment, locale) };
  }),

  implement(contract.readPayment, async ({ payment_id }, { db, caller, config, locale, now }) => {
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
];
