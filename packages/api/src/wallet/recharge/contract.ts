import { defineCall } from '../../contract/defineCall.ts';
import * as z from 'zod/mini';
import { field } from '../../contract/fieldMeta.ts';
import * as rules from '../../contract/rules/index.ts';
import { priceSchema } from '../../contract/money.ts';
import { agreementRefusals } from '../../contract/refusals.ts';

export const paymentStatuses = ['pending', 'paid', 'declined', 'expired'] as const;

export const recharge = defineCall({
  topic: 'wallet/recharge',
  method: 'POST',
  path: '/api/wallet/recharge',
  role: 'user',
  summary: 'Begins a payment; the payer is sent to `pay_url`, and the gateway reports the outcome.',
  refuses: { ...agreementRefusals, recharge_unavailable: 422 },
  request: z.strictObject({
    amount: field(rules.rechargeAmount, {
      kind: 'money',
      quickAmounts: [50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000],
    }),
  }),
  response: z.object({
    payment_id: z.uuid(),
    /** The gateway's page: a path on this server for the sandbox gateway, otherwise another site's URL. */
    pay_url: z.string(),
  }),
});

export const readPayment = defineCall({
  topic: 'wallet/recharge',
  method: 'GET',
  path: '/api/wallet/payment',
  role: 'user',
  summary: "One of the caller's payments and how it ended.",
  refuses: { payment_not_found: 404 },
  request: z.strictObject({ payment_id: z.uuid() }),
  response: z.object({
    payment_id: z.uuid(),
    status: z.enum(paymentStatuses),
    amount: priceSchema,
    pay_url: z.string(),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
  }),
});

/** A payment and how it ended. */
export type Payment = z.output<typeof readPayment.response>;
