import * as contract from '@mcy/api/wallet/recharge/contract';
import { type CallContext, type Implementation, implement, implementPrepared } from '../../../platform/http/handler.ts';
import { Refusal, type RefusalsIn } from '../../../platform/http/Refusal.ts';
import { requireAgreements } from '../../content/door.ts';
import { claimPaid } from './claimPaid.ts';
import { gatewaysOf } from './gatewaysOf.ts';
import { gatewayUnavailable, rechargeUnavailable } from './messages.ts';
import { type PaymentReader, readPayment } from './readPayment.ts';
import { startPayment } from './startPayment.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const rechargeHandlers: readonly Implementation[] = [
  implement(contract.listGateways, (_request, { config }) =>
    Promise.resolve({ rows: gatewaysOf(config).map(({ name }) => ({ gateway: name })) }),
  ),

  implementPrepared(
    contract.recharge,
    {
      // Gateways are asked about each payment that they do not report: a player must not fill the others' queue.
      limits: (_request, { caller }) => [{ bucket: `recharge/${caller.user_id}`, hits: 30, seconds: 3_600 }],
      prepare: () => Promise.resolve(null),
    },
    async (request, { db, caller, config, locale, address, now }) => {
      const gateways = gatewaysOf(config);
      if (gateways.length === 0) throw new Refusal({ error: 'recharge_unavailable', message: rechargeUnavailable });
      const gateway =
        request.gateway === undefined ? gateways[0] : gateways.find(({ name }) => name === request.gateway);
      if (!gateway) throw new Refusal({ error: 'gateway_unavailable', message: gatewayUnavailable, field: 'gateway' });
      await requireAgreements(db, caller.user_id, now);
      const payment = await startPayment(db, caller.user_id, request.amount, { gateway, now });
      return { payment_id: payment.payment_id, pay_url: gateway.payUrl(payment, { locale, address }) };
    },
  ),

  implement(contract.readPayment, ({ payment_id }, context) => readPayment(context.db, payment_id, readerOf(context))),

  implement(contract.claimPaid, async ({ payment_id }, context) => {
    await claimPaid(context.db, payment_id, readerOf(context));
    return readPayment(context.db, payment_id, readerOf(context));
  }),
];

function readerOf({ caller, config, locale, address, now }: CallContext<'user'>): PaymentReader {
  return { user_id: caller.user_id, config, locale, address, now };
}
