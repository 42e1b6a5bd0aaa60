import { defineCall } from '../../contract/defineCall.ts';
import * as z from 'zod/mini';
import { field } from '../../contract/fieldMeta.ts';
import * as rules from '../../contract/rules/index.ts';
import { countSchema } from '../../contract/count.ts';
import { priceSchema } from '../../contract/money.ts';
import { agreementRefusals } from '../../contract/refusals.ts';
import { gatewayNames, paymentStatuses } from './words.ts';

export const listGateways = defineCall({
  topic: 'wallet/recharge',
  method: 'GET',
  path: '/api/wallet/gateways',
  role: 'user',
  summary: 'The ways to pay that this shop offers, the usual one first.',
  request: z.strictObject({}),
  response: z.object({ rows: z.array(z.object({ gateway: z.enum(gatewayNames) })) }),
});

export const recharge = defineCall({
  topic: 'wallet/recharge',
  method: 'POST',
  path: '/api/wallet/recharge',
  role: 'user',
  summary: 'Begins a payment; the payer is sent to `pay_url`, and the gateway reports the outcome.',
  refuses: { ...agreementRefusals, recharge_unavailable: 422, gateway_unavailable: 422 },
  request: z.strictObject({
    amount: field(rules.rechargeAmount, {
      kind: 'money',
      quickAmounts: [50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000],
    }),
    /** The shop's usual one by default. */
    gateway: field(z.optional(z.enum(gatewayNames)), { kind: 'radio' }),
  }),
  response: z.object({
    payment_id: z.uuid(),
    /** Where the payer goes: a path on this server, or the gateway's address. */
    pay_url: z.string(),
  }),
});

/** What the payer sends by their bank's app. */
const transferSchema = z.object({
  bank_name: z.string(),
  account_number: z.string(),
  holder_name: z.string(),
  /** The text of the transfer, by which the shop finds the payment: its reference. */
  reference: z.string(),
  /** All of it as a VietQR code. */
  qr: z.string(),
  /** When the payer said that they sent it; null until then. */
  claimed_at: z.nullable(z.iso.datetime()),
});

const paymentSchema = z.object({
  payment_id: z.uuid(),
  /** What people call it by: on its page, in the flow, in the text of a transfer, and at the operators' desk. */
  reference: z.string(),
  status: z.enum(paymentStatuses),
  gateway: z.enum(gatewayNames),
  amount: priceSchema,
  pay_url: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** What was taken back when the money went back, and what was not there anymore; null for a payment that was not reversed. */
  reversal: z.nullable(z.object({ taken: countSchema, owed: countSchema })),
  /** Null for a payment on the gateway's own page. */
  transfer: z.nullable(transferSchema),
});

/** A payment and how it ended. */
export type Payment = z.output<typeof paymentSchema>;

export const readPayment = defineCall({
  topic: 'wallet/recharge',
  method: 'GET',
  path: '/api/wallet/payment',
  role: 'user',
  summary: "One of the caller's payments and how it ended.",
  refuses: { payment_not_found: 404 },
  request: z.strictObject({ payment_id: z.uuid() }),
  response: paymentSchema,
});

export const claimPaid = defineCall({
  topic: 'wallet/recharge',
  method: 'POST',
  path: '/api/wallet/payment_sent',
  role: 'user',
  summary: 'The payer says that they sent the transfer. It credits nothing: operators see it.',
  refuses: { payment_not_found: 404 },
  request: z.strictObject({ payment_id: z.uuid() }),
  response: paymentSchema,
});
