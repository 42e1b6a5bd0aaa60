import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';
import { kindSchema } from '../../contract/kind.ts';
import { amountSchema, currencySchema, priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { signSchema } from '../../contract/sign.ts';
import { flowDirections } from './words.ts';

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

export const flowRowSchema = z.object({
  entry_id: z.string(),
  kind: kindSchema,
  /** The kind's name, in the caller's language. */
  label: z.string(),
  sign: signSchema,
  /** Positive for incoming, negative for outgoing. */
  amount: amountSchema,
  /** Balance of the account right after this entry. */
  balance_after: priceSchema,
  /** What it was for, in the caller's language, such as a pool's name or a payment number. */
  subject: z.string(),
  /** The page of what caused it; null where there is none. */
  leads_to: z.nullable(z.string().check(z.startsWith('/pages/'))),
  created_at: z.iso.datetime(),
});

/** One ledger entry of the caller's account. */
export type FlowEntry = z.output<typeof flowRowSchema>;

/** A month in Asia/Ho_Chi_Minh, `YYYY-MM`. */
export const monthSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** Which entries: each part leaves out others. */
export const flowFilter = {
  currency: currencySchema,
  /** One of `listFlowKinds`; no entry is of any other. */
  kind: z.optional(kindSchema),
  /** Only what came in, or what went out; `kind` goes before it. */
  direction: z.optional(z.enum(flowDirections)),
  month: z.optional(monthSchema),
};

export const readFlow = defineCall({
  topic: 'wallet/flow',
  method: 'GET',
  path: '/api/wallet/flow',
  role: 'user',
  summary: 'Ledger entries of one currency, newest first.',
  request: z.strictObject({ ...flowFilter, ...pageRequest }),
  response: pageOf(flowRowSchema),
});

const accountMonthSchema = z.object({
  /** In Asia/Ho_Chi_Minh, `YYYY-MM`. */
  month: monthSchema,
  /** Balance before its first entry. */
  opening: priceSchema,
  came_in: priceSchema,
  went_out: priceSchema,
  /** `opening` + `came_in` − `went_out`: where the next month opens. */
  closing: priceSchema,
});

/** What a month did to the balance of one currency. */
export type AccountMonth = z.output<typeof accountMonthSchema>;

export const listMonths = defineCall({
  topic: 'wallet/flow',
  method: 'GET',
  path: '/api/wallet/months',
  role: 'user',
  summary: 'What came in and went out by month, newest first, from the first entry to the current month.',
  request: z.strictObject({ currency: currencySchema, ...pageRequest }),
  response: pageOf(accountMonthSchema),
});

export const exportFlow = defineCall({
  topic: 'wallet/flow',
  method: 'POST',
  path: '/api/wallet/flow_export',
  role: 'user',
  summary: 'The address of ledger entries as CSV, for ten minutes.',
  request: z.strictObject(flowFilter),
  response: z.object({ address: z.string() }),
});

const flowKindSchema = z.object({
  kind: kindSchema,
  /** Its name, in the caller's language. */
  label: z.string(),
});

/** A reason for ledger entries, which a flow can be filtered by. */
export type FlowKind = z.output<typeof flowKindSchema>;

export const listFlowKinds = defineCall({
  topic: 'wallet/flow',
  method: 'GET',
  path: '/api/wallet/flow_kinds',
  role: 'user',
  summary: 'The kinds of ledger entries that move one currency.',
  request: z.strictObject({ currency: currencySchema }),
  response: z.object({ rows: z.array(flowKindSchema) }),
});
