import { type Translated, formatAmount } from '@mcy/api/contract';
import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    /** `payout` is the amount that reaches the bank. */
    withdrawal_requested: { withdrawal_id: string; amount: number; payout: number; bank_name: string };
    withdrawal_cancelled: { withdrawal_id: string; amount: number };
    withdrawal_approved: { withdrawal_id: string; payout: number; bank_name: string };
    withdrawal_paid: { withdrawal_id: string; payout: number; bank_name: string };
    withdrawal_rejected: { withdrawal_id: string; amount: number; reason: Translated };
    bank_account_added: { bank_name: string; card_number_end: string };
  }
}

const withdrawals = {
  page: '/pages/user/withdraw',
  label: { vn: 'Xem các lần rút tiền', zh: '查看提现记录', en: 'See withdrawals' },
} as const;

export const withdrawalNotices = {
  withdrawal_requested: {
    words: ({ amount, payout, bank_name }) => {
      const coins = formatAmount(amount);
      const arrives = formatAmount(payout);
      return {
        title: { vn: 'Đã nhận yêu cầu rút tiền', zh: '提现申请已收到', en: 'Withdrawal request received' },
        body: {
          vn: `Yêu cầu rút ${coins} xu đang chờ duyệt. Bạn sẽ nhận ${arrives} đồng qua ${bank_name}.`,
          zh: `${coins} 金币的提现申请正在审核，${arrives} 越南盾将汇入你的${bank_name}账户。`,
          en: `Your request for ${coins} coins is waiting for approval. You’ll receive ${arrives} đồng at ${bank_name}.`,
        },
      };
    },
    sign: 'bank',
    leadsTo: withdrawals,
  },
  withdrawal_cancelled: {
    words: ({ amount }) => {
      const coins = formatAmount(amount);
      return {
        title: { vn: 'Đã hủy yêu cầu rút tiền', zh: '提现已取消', en: 'Withdrawal canceled' },
        body: {
          vn: `Toàn bộ ${coins} xu, kể cả phí, đã trở lại số dư của bạn.`,
          zh: `${coins} 金币（含手续费）已全部退回你的余额。`,
          en: `All ${coins} coins, including the fee, are back in your balance.`,
        },
      };
    },
    sign: 'return',
    leadsTo: withdrawals,
  },
  withdrawal_approved: {
    words: ({ payout, bank_name }) => {
      const arrives = formatAmount(payout);
      return {
        title: { vn: 'Yêu cầu rút tiền đã được duyệt', zh: '提现已通过审核', en: 'Withdrawal approved' },
        body: {
          vn: `${arrives} đồng sẽ được chuyển đến tài khoản ${bank_name} của bạn.`,
          zh: `${arrives} 越南盾将汇入你的${bank_name}账户。`,
          en: `${arrives} đồng will be sent to your account at ${bank_name}.`,
        },
      };
    },
    sign: 'bank',
    leadsTo: withdrawals,
  },
  withdrawal_paid: {
    words: ({ payout, bank_name }) => {
      const arrives = formatAmount(payout);
      return {
        title: { vn: 'Đã chuyển tiền cho bạn', zh: '提现已汇出', en: 'Withdrawal paid' },
        body: {
          vn: `Chúng tôi đã chuyển ${arrives} đồng đến tài khoản ${bank_name} của bạn.`,
          zh: `${arrives} 越南盾已汇入你的${bank_name}账户。`,
          en: `We’ve sent ${arrives} đồng to your account at ${bank_name}.`,
        },
      };
    },
    sign: 'bank',
    leadsTo: withdrawals,
  },
  withdrawal_rejected: {
    words: ({ amount, reason }) => {
      const coins = formatAmount(amount);
      return {
        title: { vn: 'Yêu cầu rút tiền bị từ chối', zh: '提现被拒绝', en: 'Withdrawal rejected' },
        body: {
          vn: `${reason.vn} Toàn bộ ${coins} xu, kể cả phí, đã trở lại số dư của bạn.`,
          zh: `${reason.zh} ${coins} 金币（含手续费）已全部退回你的余额。`,
          en: `${reason.en} All ${coins} coins, including the fee, are back in your balance.`,
        },
      };
    },
    sign: 'return',
    leadsTo: withdrawals,
  },
  bank_account_added: {
    words: ({ bank_name, card_number_end }) => ({
      title: { vn: 'Đã lưu tài khoản ngân hàng', zh: '已保存银行账户', en: 'Bank account saved' },
      body: {
        vn: `${bank_name} •••• ${card_number_end} giờ có thể nhận tiền rút. Nếu không phải bạn thêm, hãy xóa tài khoản này và đổi mật khẩu ngay.`,
        zh: `${bank_name} •••• ${card_number_end} 现在可用于提现。如非本人操作，请立即删除该账户并修改密码。`,
        en: `You can now withdraw to ${bank_name} •••• ${card_number_end}. If you didn’t add it, remove it and change your password now.`,
      },
    }),
    sign: 'bank',
    leadsTo: {
      page: '/pages/user/bank_accounts',
      label: { vn: 'Xem tài khoản ngân hàng', zh: '查看银行账户', en: 'See bank accounts' },
    },
  },
} satisfies NoticeKinds;
