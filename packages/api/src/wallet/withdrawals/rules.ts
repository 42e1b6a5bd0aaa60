import type { RuleName } from '../../contract/ruleMessages.ts';
import { ruleOf } from '../../contract/describeIssue.ts';
import { withdrawalAmount, withdrawalFee } from '../../contract/rules/withdrawal.ts';

/** Result of a withdrawal. Amounts are in coins. */
export interface WithdrawalQuote {
  /** The shop's fee (spec §9). */
  fee: number;
  /** What arrives at the bank; 0 while there is an issue. */
  payout: number;
  /** The broken rule; null when the amount can be withdrawn. */
  issue: RuleName | null;
}

/**
 * Returns the fee, the payout and any issue of an amount to withdraw, by the request's own rule; also checks the
 * balance when given.
 */
export function withdrawalQuote(amount: number, balance?: number): WithdrawalQuote {
  const [issue] = withdrawalAmount(balance).safeParse(amount, { reportInput: true }).error?.issues ?? [];
  if (issue) return { fee: withdrawalFee, payout: 0, issue: ruleOf(issue) };
  return { fee: withdrawalFee, payout: amount - withdrawalFee, issue: null };
}
