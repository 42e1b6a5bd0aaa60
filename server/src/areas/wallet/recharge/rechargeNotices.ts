import { formatAmount } from '@mcy/api/contract';
import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    recharge_settled: { payment_id: string; amount: number };
    recharge_reversed: { payment_id: string; taken: number; owed: number };
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
  recharge_reversed: {
    words: ({ taken, owed }) => {
      const [back, missing] = [formatAmount(taken), formatAmount(owed)];
      return {
        title: { vn: 'Khoản nạp đã bị thu hồi', zh: '充值已撤回', en: 'Top-up reversed' },
        body:
          owed === 0
            ? {
                vn: `Tiền của khoản nạp đã trở về nơi chuyển, nên ${back} xu và thưởng kèm theo được thu hồi.`,
                zh: `该笔充值的款项已退回付款方，因此收回 ${back} 金币及其赠送。`,
                en: `The money of a top-up was returned to the payer, so we took back ${back} coins and the bonus that came with them.`,
              }
            : {
                vn: `Tiền của khoản nạp đã trở về nơi chuyển. Đã thu hồi ${back} xu; còn thiếu ${missing} xu đã dùng. Xu bạn nạp sau này không bị trừ.`,
                zh: `该笔充值的款项已退回付款方。已收回 ${back} 金币，另有 ${missing} 金币已被使用。之后充值的金币不会被扣除。`,
                en: `The money of a top-up was returned to the payer. We took back ${back} coins. Another ${missing} had already been used. Coins you buy later aren’t affected.`,
              },
      };
    },
    sign: 'return',
    leadsTo: {
      page: '/pages/mall/payResult',
      parameters: ({ payment_id }) => ({ payment_id }),
      label: { vn: 'Xem khoản nạp', zh: '查看该笔充值', en: 'See the top-up' },
    },
  },
} satisfies NoticeKinds;
