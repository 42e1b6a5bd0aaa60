import { formatAmount } from '../../../platform/ledger/formatAmount.ts';
import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    recharge_settled: { payment_id: string; amount: number };
  }
}

export const rechargeNotices = {
  recharge_settled: {
    words: ({ amount }) => {
      const coins = formatAmount(amount);
      return {
        title: { vn: 'Nạp xu thành công', zh: '充值成功', en: 'Top-up received' },
        body: {
          vn: `${coins} xu đã vào số dư của bạn. Chúc bạn mở được món ưng ý!`,
          zh: `${coins} 金币已到账，祝你开出心仪好物！`,
          en: `${coins} coins are in your balance. Good luck with your next box!`,
        },
      };
    },
    sign: 'wallet',
    leadsTo: {
      page: '/pages/user/money_flow',
      label: { vn: 'Xem biến động số dư', zh: '查看余额明细', en: 'See balance history' },
    },
  },
} satisfies NoticeKinds;
