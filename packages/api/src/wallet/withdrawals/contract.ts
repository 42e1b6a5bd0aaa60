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

/** Keeps the account for the next time. */
const keep_account = field(z.optional(z.boolean()), { kind: 'switch' });

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

/** Most bank accounts a player can keep (ours). */
export const mostBankAccounts = 10;

const bankAccountSchema = z.object({
  bank_account_id: z.uuid(),
  bank_name: z.string(),
  /** Last digits only: the client never gets the rest. */
  card_number_end: z.string(),
  holder_name: z.string(),
});

/** A bank account that the caller keeps for withdrawals. */
export type BankAccount = z.output<typeof bankAccountSchema>;

/** One of the caller's withdrawals. */
export type Withdrawal = z.output<typeof withdrawalSchema>;

export const withdraw = defineCall({
  topic: 'wallet/withdrawals',
  method: 'POST',
  path: '/api/wallet/withdraw',
  role: 'user',
  summary:
    'Requests a payout of coins to a bank; they leave the balance at once, and return if the withdrawal is rejected or canceled.',
  refuses: { ...balanceRefusals, too_many_bank_accounts: 422 },
  request: z.strictObject({ amount: field(rules.withdrawalAmount(), { kind: 'money' }), ...bankAccount, keep_account }),
  response: withdrawalSchema,
});

/** The same call when the balance is known: the amount must not exceed it. */
export function withdrawWithin(balance: number): typeof withdraw {
  const amount = field(rules.withdrawalAmount(balance), { kind: 'money' });
  return { ...withdraw, request: z.strictObject({ amount, ...bankAccount, keep_account }) };
}

const chosen = { bank_account_id: field(z.uuid({ error: 'required' }), { kind: 'radio' }) };

export const withdrawToKept = defineCall({
  topic: 'wallet/withdrawals',
  method: 'POST',
  path: '/api/wallet/withdraw_to_kept',
  role: 'user',
  summary: 'Requests a payout as `withdraw` does, to a bank account that the caller keeps.',
  refuses: { ...balanceRefusals, bank_account_not_found: 404 },
  request: z.strictObject({ amount: field(rules.withdrawalAmount(), { kind: 'money' }), ...chosen }),
  response: withdrawalSchema,
});

/** The same call when the balance is known. */
export function withdrawToKeptWithin(balance: number): typeof withdrawToKept {
  const amount = field(rules.withdrawalAmount(balance), { kind: 'money' });
  return { ...withdrawToKept, request: z.strictObject({ amount, ...chosen }) };
}

export const listBankAccounts = defineCall({
  topic: 'wallet/withdrawals',
  method: 'GET',
  path: '/api/wallet/bank_accounts',
  role: 'user',
  summary: 'The bank accounts that the caller keeps, the one used last first: at most 10.',
  request: z.strictObject({}),
  response: z.object({ rows: z.array(bankAccountSchema) }),
});

export const addBankAccount = defineCall({
  topic: 'wallet/withdrawals',
  method: 'POST',
  path: '/api/wallet/bank_account_add',
  role: 'user',
  summary: 'Keeps a bank account for withdrawals. One with the same number is replaced.',
  refuses: { too_many_bank_accounts: 422 },
  request: z.strictObject(bankAccount),
  response: bankAccountSchema,
});

export const removeBankAccount = defineCall({
  topic: 'wallet/withdrawals',
  method: 'POST',
  path: '/api/wallet/bank_account_remove',
  role: 'user',
  summary: "Forgets one of the caller's bank accounts; withdrawals keep their own copy.",
  refuses: { bank_account_not_found: 404 },
  request: z.strictObject({ bank_account_id: z.uuid() }),
  response: z.object({}),
});

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
