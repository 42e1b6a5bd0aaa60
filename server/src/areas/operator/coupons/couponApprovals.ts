import { createCouponIssue } from '@mcy/api/operator/coupons/contract';
import type { Translated } from '@mcy/api/contract';
import { z } from 'zod';
import { type ApprovalWords, defineApprovalKind } from '../../../platform/approvals/ApprovalKind.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { formatAmount } from '../../../platform/ledger/formatAmount.ts';
import { changeIssue, lockChangeable } from './changeIssue.ts';
import { createIssue } from './createIssue.ts';
import { couponApprovalKinds } from './couponApprovalKinds.ts';
import { issueChanged } from './messages.ts';

const translated = z.object({ vn: z.string(), zh: z.string(), en: z.string() });

/** Issuing coupons above what one operator gives away alone. */
export const issueCouponsApproval = defineApprovalKind({
  kind: couponApprovalKinds.issue,
  right: 'catalogue',
  data: { parse: (stored: unknown) => newIssue.parse(stored) },
  describe: ({ name, issue }) => ({
    title: titleOf({ vn: 'Phát hành phiếu', zh: '发放优惠券', en: 'Issue coupons:' }, name),
    lines: [
      { label: way, before: null, after: ways[issue.way] },
      { label: stockLabel, before: null, after: amount(issue.stock) },
      { label: budgetLabel, before: null, after: coins(issue.budget) },
      { label: perPlayer, before: null, after: amount(issue.per_player) },
    ],
  }),
  carryOut: (db, { issue }, { asked_by, decided_by, now }) =>
    createIssue(db, issue, { operator_id: asked_by, agreed_by: decided_by }, now),
});

/** Raising an issue's budget above what one operator gives away alone. */
export const changeBudgetApproval = defineApprovalKind({
  kind: couponApprovalKinds.change,
  right: 'catalogue',
  data: z.object({
    issue_id: z.string(),
    template_id: z.string(),
    name: translated,
    before: z.object({ stock: z.number(), budget: z.number() }),
    stock: z.number(),
    budget: z.number(),
  }),
  describe: ({ name, before, stock, budget }) => ({
    title: titleOf({ vn: 'Tăng ngân sách phiếu', zh: '提高优惠券预算', en: 'Raise the budget of coupons:' }, name),
    lines: [
      { label: budgetLabel, before: coins(before.budget), after: coins(budget) },
      { label: stockLabel, before: amount(before.stock), after: amount(stock) },
    ],
  }),
  carryOut: async (db, { issue_id, before, stock, budget }, { asked_by, decided_by, reason, now }) => {
    const issue = await lockChangeable(db, issue_id);
    // The second operator agrees to what they read.
    if (issue.stock !== before.stock || issue.budget !== before.budget) {
      throw new Refusal({ error: 'approval_outdated', message: issueChanged });
    }
    const change = { issue_id, paused: issue.paused, stock, budget, why: reason };
    await changeIssue(db, issue, change, { operator_id: asked_by, agreed_by: decided_by }, now);
  },
});

const newIssue = z.object({ name: translated, issue: createCouponIssue.request });

const way: Translated = { vn: 'Cách nhận', zh: '领取方式', en: 'How players get it' };
const stockLabel: Translated = { vn: 'Số phiếu', zh: '数量', en: 'Coupons' };
const budgetLabel: Translated = { vn: 'Ngân sách', zh: '预算', en: 'Budget' };
const perPlayer: Translated = { vn: 'Tối đa mỗi người', zh: '每人上限', en: 'Most per player' };
const ways: Readonly<Record<'free' | 'purchase' | 'gift', Translated>> = {
  free: { vn: 'Miễn phí', zh: '免费领取', en: 'Free' },
  purchase: { vn: 'Bán lấy xu', zh: '用金币购买', en: 'For sale' },
  gift: { vn: 'Tặng từng người', zh: '逐个赠送', en: 'Gifts' },
};

function titleOf(verb: Translated, name: Translated): ApprovalWords['title'] {
  return { vn: `${verb.vn} “${name.vn}”`, zh: `${verb.zh}“${name.zh}”`, en: `${verb.en} “${name.en}”` };
}

function amount(value: number): Translated {
  const text = formatAmount(value);
  return { vn: text, zh: text, en: text };
}

function coins(value: number): Translated {
  const text = formatAmount(value);
  return { vn: `${text} xu`, zh: `${text} 金币`, en: `${text} coins` };
}
