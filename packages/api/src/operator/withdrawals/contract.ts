import * as z from 'zod/mini';
import { countSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { approvalRefusals } from '../../contract/refusals.ts';
import { text } from '../../contract/rules/text.ts';
import { withdrawalStatuses } from '../../wallet/withdrawals/words.ts';

const rowSchema = z.object({
  withdrawal_id: z.uuid(),
  status: z.enum(withdrawalStatuses),
  /** The player. */
  nickname: z.string(),
  amount: priceSchema,
  /** What the bank pays: the amount without the fee. */
  payout: priceSchema,
  bank_name: z.string(),
  card_number_end: z.string(),
  holder_name: z.string(),
  created_at: z.iso.datetime(),
  /** Takes two operators. */
  of_two: z.boolean(),
  /** The request that waits for a second operator; null when there is none. */
  approval_id: z.nullable(z.uuid()),
});

/** A withdrawal among others, as operators see it. */
export type WithdrawalCase = z.output<typeof rowSchema>;

const caseSchema = z.extend(rowSchema, {
  user_id: z.uuid(),
  fee: priceSchema,
  /** Why it was rejected, in the caller's language. */
  reason: z.nullable(z.string()),
  approved_by: z.nullable(z.string()),
  approved_at: z.nullable(z.iso.datetime()),
  /** The second operator. */
  agreed_by: z.nullable(z.string()),
  /** The payout file that names it. */
  payout_id: z.nullable(z.uuid()),
  settled_at: z.nullable(z.iso.datetime()),
  /** Coins of the player's withdrawals that were approved within 24 hours: above the limit it takes two operators. */
  approved_of_day: priceSchema,
  /** The same of everybody's withdrawals to this bank account. */
  approved_to_account: priceSchema,
  /** Coins that the player owes from reversed payments: with a debt it takes two operators. */
  owed: countSchema,
  /** The caller's own, which others decide. */
  own: z.boolean(),
});

/** A withdrawal with all there is of it, but the account number. */
export type WithdrawalDetail = z.output<typeof caseSchema>;

export const listWithdrawalCases = defineCall({
  topic: 'operator/withdrawals',
  method: 'GET',
  path: '/api/operator/withdrawals/list',
  role: 'operator',
  right: 'money',
  summary: 'Withdrawals of all users in a status: oldest first while something is to be done, otherwise newest first.',
  request: z.strictObject({ status: z._default(z.enum(withdrawalStatuses), 'requested'), ...pageRequest }),
  response: pageOf(rowSchema),
});

export const readWithdrawalCase = defineCall({
  topic: 'operator/withdrawals',
  method: 'GET',
  path: '/api/operator/withdrawals/detail',
  role: 'operator',
  right: 'money',
  summary: 'One withdrawal, with its account number masked.',
  refuses: { withdrawal_not_found: 404 },
  request: z.strictObject({ withdrawal_id: z.uuid() }),
  response: caseSchema,
});

const decisionRefusals = {
  withdrawal_not_found: 404,
  withdrawal_not_open: 422,
  own_withdrawal: 422,
  ...approvalRefusals,
} as const;

export const approveWithdrawal = defineCall({
  topic: 'operator/withdrawals',
  method: 'POST',
  path: '/api/operator/withdrawals/approve',
  role: 'operator',
  right: 'money',
  summary:
    'Approves a requested withdrawal for the next payout file. It waits for a second operator when what goes to the player or to the bank account within 24 hours, or what the caller approved alone, is above a limit.',
  refuses: decisionRefusals,
  request: z.strictObject({
    withdrawal_id: field(z.uuid(), { kind: 'hidden' }),
    /** For the log and the second operator. */
    note: field(text(), { kind: 'textArea' }),
  }),
  response: caseSchema,
});

/** Why a withdrawal is rejected. */
export const withdrawalReasons = ['account', 'holder', 'bank', 'suspicious', 'other'] as const;

/** "Other" needs an explanation. */
const reasoned = z.superRefine<{ reason: string; note: string | null }>(({ reason, note }, context) => {
  if (reason === 'other' && note === null) {
    context.addIssue({ code: 'custom', path: ['note'], message: 'required', input: null });
  }
});

export const rejectWithdrawal = defineCall({
  topic: 'operator/withdrawals',
  method: 'POST',
  path: '/api/operator/withdrawals/reject',
  role: 'operator',
  right: 'money',
  summary:
    'Rejects a withdrawal with a reason, and returns all of it; one that a payout file names waits for a second operator.',
  refuses: decisionRefusals,
  request: z
    .strictObject({
      withdrawal_id: field(z.uuid(), { kind: 'hidden' }),
      reason: field(z.enum(withdrawalReasons), { kind: 'radio' }),
      /** In the operator's own words; shown to the player with the reason. */
      note: field(z.nullable(text()), { kind: 'textArea' }),
    })
    .check(reasoned),
  response: caseSchema,
});

export const showAccountNumber = defineCall({
  topic: 'operator/withdrawals',
  method: 'POST',
  path: '/api/operator/withdrawals/account_number',
  role: 'operator',
  right: 'money',
  summary: 'The whole account number of a withdrawal; the log names who read it.',
  refuses: { withdrawal_not_found: 404 },
  request: z.strictObject({ withdrawal_id: z.uuid() }),
  response: z.object({ card_number: z.string() }),
});

const payoutSchema = z.object({
  payout_id: z.uuid(),
  /** What the file is called. */
  name: z.string(),
  /** How many of its withdrawals the bank pays. */
  count: countSchema,
  /** What the bank pays in all. */
  total: priceSchema,
  /** What it named too, and operators rejected since. */
  rejected: z.object({ count: countSchema, total: priceSchema }),
  made_by: z.string(),
  made_at: z.iso.datetime(),
  /** Null until somebody confirms that the bank paid. */
  confirmed_by: z.nullable(z.string()),
  confirmed_at: z.nullable(z.iso.datetime()),
});

/** A payout file for the bank. */
export type Payout = z.output<typeof payoutSchema>;

export const listPayouts = defineCall({
  topic: 'operator/withdrawals',
  method: 'GET',
  path: '/api/operator/withdrawals/payouts',
  role: 'operator',
  right: 'money',
  summary: 'Payout files, newest first, and what the next one would hold.',
  request: z.strictObject(pageRequest),
  response: z.extend(pageOf(payoutSchema), { next: z.object({ count: countSchema, total: countSchema }) }),
});

export const makePayout = defineCall({
  topic: 'operator/withdrawals',
  method: 'POST',
  path: '/api/operator/withdrawals/payout',
  role: 'operator',
  right: 'money',
  summary: 'Puts every approved withdrawal that no payout file names into a new one.',
  refuses: { nothing_to_pay: 422 },
  request: z.strictObject({}),
  response: payoutSchema,
});

export const readPayoutFile = defineCall({
  topic: 'operator/withdrawals',
  method: 'POST',
  path: '/api/operator/withdrawals/payout_file',
  role: 'operator',
  right: 'money',
  summary: 'A payout file as CSV, with whole account numbers; the log names who read it.',
  refuses: { payout_not_found: 404 },
  request: z.strictObject({ payout_id: z.uuid() }),
  response: z.object({ name: z.string(), csv: z.string() }),
});

export const confirmPayout = defineCall({
  topic: 'operator/withdrawals',
  method: 'POST',
  path: '/api/operator/withdrawals/payout_paid',
  role: 'operator',
  right: 'money',
  summary: 'Marks every withdrawal of a payout file as paid, but those rejected since.',
  refuses: { payout_not_found: 404, payout_confirmed: 422 },
  request: z.strictObject({ payout_id: z.uuid() }),
  response: payoutSchema,
});
