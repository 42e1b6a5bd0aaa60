import { z } from 'zod';
import { defineApprovalKind } from '../../../platform/approvals/ApprovalKind.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { budgetWords, storedName } from './budgetWords.ts';
import { changeIssue, lockChangeable } from './changeIssue.ts';
import { couponApprovalKinds } from './couponApprovalKinds.ts';
import { issueChanged } from './messages.ts';

const { title, amount, coins } = budgetWords;

/** Raising an issue's budget above what one operator gives away alone. */
export const changeBudgetApproval = defineApprovalKind({
  kind: couponApprovalKinds.change,
  right: 'catalogue',
  data: z.object({
    issue_id: z.string(),
    template_id: z.string(),
    name: storedName,
    before: z.object({ stock: z.number(), budget: z.number() }),
    stock: z.number(),
    budget: z.number(),
  }),
  describe: ({ name, before, stock, budget }) => ({
    title: title({ vn: 'Tăng ngân sách phiếu', zh: '提高优惠券预算', en: 'Raise the budget of coupons:' }, name),
    lines: [
      { label: budgetWords.budget, before: coins(before.budget), after: coins(budget) },
      { label: budgetWords.stock, before: amount(before.stock), after: amount(stock) },
    ],
  }),
  carryOut: async (db, { issue_id, before, stock, budget }, { asked_by, decided_by, reason, now }) => {
    const issue = await lockChangeable(db, issue_id);
    // The second operator agrees to what they read. They get the message alone: the request is then outdated.
    if (issue.stock !== before.stock || issue.budget !== before.budget) {
      throw new Refusal({ error: 'coupon_budget_exceeded', message: issueChanged });
    }
    const change = { issue_id, paused: issue.paused, stock, budget, why: reason };
    await changeIssue(db, issue, change, { operator_id: asked_by, agreed_by: decided_by }, now);
  },
});
