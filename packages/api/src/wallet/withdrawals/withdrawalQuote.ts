import type { RuleName } from '../../contract/ruleMessages.ts';
import { ruleOf } from '../../contract/describeIssue.ts';
import { withdrawalAmount, withdrawalFee } from '../../contract/rules/withdrawal.ts';

/** What a withdrawal comes to. Amounts are coins. */
export interface WithdrawalQuote {
  /** What the shop keeps (spec §9). */
  fee: number;
  /** What arrives at the bank; 0 while there is an issue. */
  payout: number;
  /** The rule that the amount breaks, null for one that can be withdrawn. */
  issue: RuleName | null;
}

/** The fee, the payout and what is wrong with an amount to withdraw, by the same rule as the request; with a balance, by that too. */
export function withdrawalQuote(amount: number, balance?: number): WithdrawalQuote {
  const [issue] = withdrawalAmount(balance).safeParse(amount, { reportInput: true }).error?.issues ?? [];
  if (issue) return { fee: withdrawalFee, payout: 0, issue: ruleOf(issue) };
  return { fee: withdrawalFee, payout: amount - withdrawalFee, issue: null };
}
