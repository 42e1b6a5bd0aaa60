import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';
import { amountSchema, type Currency, currencies, currencySchema, priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';

// Apart from the other wallet calls: pages that spend coins refetch these, and must not load the rules of forms.

export const readWallet = defineCall({
  topic: 'wallet/flow',
  method: 'GET',
  path: '/api/wallet/summary',
  role: 'user',
  summary: "The caller's balance in each currency, in the smallest unit.",
  request: z.strictObject({}),
  response: z.object({ balance: priceSchema, stone: priceSchema, diamond: priceSchema, gem: priceSchema }),
});

/** Reasons for a ledger entry: every kind of journal, under the currencies it moves. The ledger refuses any other. */
export const flowKindsOf = {
  balance: ['recharge', 'box_open', 'withdrawal', 'withdrawal_return'],
  stone: ['level_gift', 'check_in'],
  diamond: [],
  gem: [],
} as const satisfies Record<Currency, readonly string[]>;

export type FlowKind = (typeof flowKindsOf)[Currency][number];

export const flowKinds: readonly FlowKind[] = [...new Set(currencies.flatMap((currency) => flowKindsOf[currency]))];

export const flowRowSchema = z.object({
  entry_id: z.string(),
  kind: z.enum(flowKinds),
  /** Positive for incoming, negative for outgoing. */
  amount: amountSchema,
  /** Balance of the account right after this entry. */
  balance_after: priceSchema,
  /** What it was for, in the caller's language, such as a pool's name or a payment number. */
  subject: z.string(),
  created_at: z.iso.datetime(),
});

/** One ledger entry of the caller's account. */
export type FlowEntry = z.output<typeof flowRowSchema>;

export const readFlow = defineCall({
  topic: 'wallet/flow',
  method: 'GET',
  path: '/api/wallet/flow',
  role: 'user',
  summary: 'Ledger entries of one currency, newest first.',
  request: z.strictObject({
    currency: currencySchema,
    kind: z.optional(z.enum(flowKinds)),
    /** A month in Asia/Ho_Chi_Minh, `YYYY-MM`. */
    month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
    ...pageRequest,
  }),
  response: pageOf(flowRowSchema),
});
