import { claimOutcomes } from '@mcy/api/collection/claims/words';
import type { ClaimOutcome } from '@mcy/api/collection/claims/words';
import { type Translated, formatAmount } from '@mcy/api/contract';
import { z } from 'zod';
import { defineApprovalKind } from '../../../platform/approvals/ApprovalKind.ts';
import { claimApprovalKind } from './claimApprovalKind.ts';
import { settleClaim } from './settleClaim.ts';

const outcomes: Readonly<Record<ClaimOutcome, Translated>> = {
  replacement: {
    vn: 'Gửi bù: kiện mới, không tính phí',
    zh: '补寄：新包裹，免运费',
    en: 'Replace: a new parcel, free of charge',
  },
  refund: {
    vn: 'Đền bù bằng đá linh hồn theo giá trị đồ chơi',
    zh: '按玩具价值以灵魂石赔付',
    en: 'Refund the toys’ value in soul stones',
  },
  return: { vn: 'Trả về tủ đồ', zh: '退回收藏', en: 'Return to the collection' },
};

/** Accepting a claim above what one operator grants alone. */
export const acceptClaimApproval = defineApprovalKind({
  kind: claimApprovalKind,
  right: 'orders',
  data: z.object({
    claim_id: z.string(),
    number: z.number(),
    nickname: z.string(),
    worth: z.number(),
    decision: z.enum(claimOutcomes),
    reason: z.string().nullable(),
  }),
  describe: ({ number, nickname, worth, decision }) => {
    const coins = formatAmount(worth);
    return {
      title: {
        vn: `Chấp nhận yêu cầu đền bù kiện ${number} của ${nickname}`,
        zh: `通过 ${nickname} 对包裹 ${number} 的售后申请`,
        en: `Accept the claim of ${nickname} for parcel ${number}`,
      },
      lines: [
        { label: { vn: 'Quyết định', zh: '处理方式', en: 'Decision' }, before: null, after: outcomes[decision] },
        {
          label: { vn: 'Giá trị đồ chơi', zh: '玩具价值', en: 'The toys’ value' },
          before: null,
          after: { vn: `${coins} xu`, zh: `${coins} 金币`, en: `${coins} coins` },
        },
      ],
    };
  },
  carryOut: (db, { claim_id, decision, reason }, { asked_by, decided_by, now }) =>
    settleClaim(db, { claim_id, decision, reason }, { operator_id: asked_by, agreed_by: decided_by }, now),
});
