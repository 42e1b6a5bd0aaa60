import { createCouponIssue } from '@mcy/api/operator/coupons/contract';
import type { Translated } from '@mcy/api/contract';
import { z } from 'zod';
import { defineApprovalKind } from '../../../platform/approvals/ApprovalKind.ts';
import { budgetWords, storedName } from './budgetWords.ts';
import { couponApprovalKinds } from './couponApprovalKinds.ts';
import { createIssue } from './createIssue.ts';

const { title, amount, coins } = budgetWords;

const perPlayer: Translated = { vn: 'Tối đa mỗi người', zh: '每人上限', en: 'Maximum per player' };
const way: Translated = { vn: 'Cách nhận', zh: '领取方式', en: 'How players get it' };
const ways: Readonly<Record<'free' | 'purchase' | 'gift', Translated>> = {
  free: { vn: 'Miễn phí', zh: '免费领取', en: 'Free' },
  purchase: { vn: 'Bán bằng xu', zh: '金币出售', en: 'For sale' },
  gift: { vn: 'Tặng từng người', zh: '逐个赠送', en: 'Gifts' },
};

/** Issuing coupons above what one operator gives away alone. */
export const issueCouponsApproval = defineApprovalKind({
  kind: couponApprovalKinds.issue,
  right: 'catalogue',
  data: z.object({ name: storedName, issue: createCouponIssue.request }),
  describe: ({ name, issue }) => ({
    title: title({ vn: 'Phát phiếu', zh: '发放优惠券', en: 'Issue coupons:' }, name),
    lines: [
      { label: way, before: null, after: ways[issue.way] },
      { label: budgetWords.stock, before: null, after: amount(issue.stock) },
      { label: budgetWords.budget, before: null, after: coins(issue.budget) },
      { label: perPlayer, before: null, after: amount(issue.per_player) },
    ],
  }),
  carryOut: (db, { issue }, { asked_by, decided_by, now }) =>
    createIssue(db, issue, { operator_id: asked_by, agreed_by: decided_by }, now),
});
