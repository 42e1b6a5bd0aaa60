import { field } from '../../contract/fieldMeta.ts';
import * as rules from '../../contract/rules/index.ts';
import * as z from 'zod/mini';
import { priceSchema } from '../../contract/money.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { pageRequest, pageOf } from '../../contract/page.ts';
import { balanceRefusals } from '../../contract/refusals.ts';
import { withdrawalStatuses } from './words.ts';

const bankAccount = {
  bank_name: field(rules.bankName, { kind: 'text' }),
  card_number: field(rules.cardNumber, { kind: 'text' }),
  holder_name: field(rules.holderName, { kind: 'text', autoComplete: 'name' }),
};

const withdrawalSchema = z.object({
  withdrawal_id: z.uuid(),
  status: z.enum(withdrawalStatuses),
  amount: priceSchema,
  /** The shop's fee. */
  fee: priceSchema,
  /** Amount that arrives at the bank, after the fee. */
  payout: priceSchema,
  bank_name: z.string(),
  /** Last digits only: the client never gets the rest. */
  card_number_end: z.string(),
  holder_name: z.string(),
  /** Why it was rejected, in the caller's language. */
  reason: z.nullable(z.string()),
  created_at: z.iso.datetime(),
});

/** One of the caller's withdrawals. */
export type Withdrawal = z.output<typeof withdrawalSchema>;

export const withdraw = defineCall({
  topic: 'wallet/withdrawals',
  method: 'POST',
  path: '/api/wallet/withdraw',
  role: 'user',
  summary:
    'Requests a payout of coins to a bank; they leave the balance at once, and return if the withdrawal is rejected or cancelled.',
  refuses: balanceRefusals,
  request: z.strictObject({ amount: field(rules.withdrawalAmount(), { kind: 'money' }), ...bankAccount }),
  response: withdrawalSchema,
});

/** The same call when the balance is known: the amount must not exceed it. */
export function withdrawWithin(balance: number): typeof withdraw {
  const amount = field(rules.withdrawalAmount(balance), { kind: 'money' });
  return { ...withdraw, request: z.strictObject({ amount, ...bankAccount }) };
}

export const listWithdrawals = defineCall({
  topic: 'wallet/withdrawals',
  method: 'GET',
  path: '/api/wallet/withdrawals',
  role: 'user',
  summary: "The caller's withdrawals with their status, newest first.",
  request: z.strictObject(pageRequest),
  response: pageOf(withdrawalSchema),
});

export const cancelWithdrawal = defineCall({
  topic: 'wallet/withdrawals',
  method: 'POST',
  path: '/api/wallet/withdrawal_cancel',
  role: 'user',
  summary: "Cancels one of the caller's withdrawals that is not approved yet; its amount returns to the balance.",
  refuses: { withdrawal_not_found: 404, withdrawal_not_open: 422 },
  request: z.strictObject({ withdrawal_id: z.uuid() }),
  response: withdrawalSchema,
});
