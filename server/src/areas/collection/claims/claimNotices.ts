import type { ClaimOutcome } from '@mcy/api/collection/claims/words';
import { type Translated, formatAmount } from '@mcy/api/contract';
import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    /** The operator's decision; `outcome` is null for a refusal, `stones` for any outcome but a refund. */
    claim_decided: {
      parcel_id: string;
      number: number;
      outcome: ClaimOutcome | null;
      stones: number | null;
      reason: string | null;
    };
  }
}

interface Decided {
  outcome: ClaimOutcome | null;
  stones: number | null;
  reason: string | null;
}

export const claimNotices = {
  claim_decided: {
    words: ({ number, ...decided }) => ({
      title: decided.outcome
        ? {
            vn: `Yêu cầu cho kiện ${number} được chấp nhận`,
            zh: `包裹 ${number} 的售后申请已通过`,
            en: `Your claim for parcel ${number} was accepted`,
          }
        : {
            vn: `Yêu cầu cho kiện ${number} không được chấp nhận`,
            zh: `包裹 ${number} 的售后申请未通过`,
            en: `Your claim for parcel ${number} was refused`,
          },
      body: bodyOf(decided),
    }),
    sign: 'box',
    leadsTo: {
      page: '/pages/bag/delivery',
      parameters: ({ parcel_id }: { parcel_id: string }) => ({ parcel_id }),
      label: { vn: 'Xem kiện hàng', zh: '查看包裹', en: 'See the parcel' },
    },
  },
} satisfies NoticeKinds;

function bodyOf({ outcome, stones, reason }: Decided): Translated {
  const amount = formatAmount(stones ?? 0);
  switch (outcome) {
    case 'replacement':
      return {
        vn: 'Shop gửi bù cho bạn trong kiện mới, không tính phí.',
        zh: '我们会用新包裹免费补寄。',
        en: 'We’re sending the toys again in a new parcel, free of charge.',
      };
    case 'refund':
      return {
        vn: `${amount} đá linh hồn đã vào tài khoản của bạn.`,
        zh: `${amount} 灵魂石已到账。`,
        en: `${amount} soul stones are in your account.`,
      };
    case 'return':
      return {
        vn: 'Đồ chơi đã trở về tủ đồ của bạn.',
        zh: '玩具已回到你的收藏。',
        en: 'The toys are back in your collection.',
      };
    default:
      return { vn: `Lý do: ${reason ?? ''}`, zh: `原因：${reason ?? ''}`, en: `Reason: ${reason ?? ''}` };
  }
}
