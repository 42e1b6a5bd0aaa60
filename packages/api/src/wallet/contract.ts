import * as z from 'zod/mini';
import { defineCall } from '../contract/defineCall.ts';
import { field } from '../contract/fieldMeta.ts';
import { amountSchema, currencySchema, priceSchema } from '../contract/money.ts';
import { pageOf, pageRequest } from '../contract/page.ts';
import * as rules from '../contract/rules.ts';

export const readWallet = defineCall({
  area: 'wallet',
  method: 'GET',
  path: '/api/wallet/summary',
  role: 'user',
  summary: 'What the caller holds of each currency, in smallest units.',
  request: z.strictObject({}),
  response: z.object({ balance: priceSchema, stone: priceSchema, diamond: priceSchema, gem: priceSchema }),
});

/** Why an amount moved; each kind of journal the ledger knows that touches a player. */
export const flowKinds = ['recharge', 'box_open'] as const;

export const flowRowSchema = z.object({
  entry_id: z.string(),
  kind: z.enum(flowKinds),
  /** Positive when it came in, negative when it went out. */
  amount: amountSchema,
  /** What the account held right after this entry. */
  balance_after: priceSchema,
  /** What it was for, in the caller's language: the pool's name, the payment's number. */
  subject: z.string(),
  created_at: z.iso.datetime(),
});

export const readFlow = defineCall({
  area: 'wallet',
  method: 'GET',
  path: '/api/wallet/flow',
  role: 'user',
  summary: 'Ledger entries of one currency, newest first.',
  request: z.strictObject({
    currency: currencySchema,
    kind: z.optional(z.enum(flowKinds)),
    /** A month of Asia/Ho_Chi_Minh, `YYYY-MM`. */
    month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
    ...pageRequest,
  }),
  response: pageOf(flowRowSchema),
});

export const paymentStatuses = ['pending', 'paid', 'declined', 'expired'] as const;

export const recharge = defineCall({
  area: 'wallet',
  method: 'POST',
  path: '/api/wallet/recharge',
  role: 'user',
  summary: 'Begins a payment; the payer is sent to `pay_url`, and the gateway reports the outcome.',
  request: z.strictObject({
    amount: field(rules.rechargeAmount, {
      kind: 'money',
      quickAmounts: [50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000],
    }),
  }),
  response: z.object({
    payment_id: z.uuid(),
    /** The gateway's page; a path on this server with the sandbox gateway, another site's address otherwise. */
    pay_url: z.string(),
  }),
});

export const readPayment = defineCall({
  area: 'wallet',
  method: 'GET',
  path: '/api/wallet/payment',
  role: 'user',
  summary: "One of the caller's payments and how it ended.",
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
