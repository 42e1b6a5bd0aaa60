import { type Translated, formatAmount } from '@mcy/api/contract';
import { arrivalDecisions } from '@mcy/api/operator/payments/words';
import { z } from 'zod';
import { reversePayment } from '../../wallet/door.ts';
import { defineApprovalKind } from '../../../platform/approvals/ApprovalKind.ts';
import { logAction } from '../identity/logAction.ts';
import { paymentApprovalKinds } from './paymentApprovalKinds.ts';
import { lockArrival, settleArrival } from './settleArrival.ts';
import { arrivalChanged } from './messages.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    payment_reversal: true;
  }
}

/** What a second operator reads of a payment. */
const shown = { payment_id: z.string(), nickname: z.string(), reference: z.string(), amount: z.number() };

const payment: Translated = { vn: 'Giao dịch nạp', zh: '充值单', en: 'Payment' };
const transaction: Translated = { vn: 'Mã của cổng', zh: '渠道流水号', en: 'Gateway’s transaction number' };
const same = (text: string) => ({ vn: text, zh: text, en: text });

/** Crediting money that a gateway took, or sending it back. */
export const arrivalApproval = defineApprovalKind({
  kind: paymentApprovalKinds.arrival,
  right: 'money',
  data: z.object({ ...shown, decision: z.enum(arrivalDecisions), transaction_id: z.string() }),
  describe: ({ decision, nickname, reference, amount, transaction_id }) => {
    const coins = formatAmount(amount);
    return {
      title:
        decision === 'credit'
          ? {
              vn: `Cộng ${coins} xu cho ${nickname}`,
              zh: `为 ${nickname} 入账 ${coins} 金币`,
              en: `Credit ${coins} coins to ${nickname}`,
            }
          : {
              vn: `Ghi nhận đã trả lại ${coins} đ cho ${nickname}`,
              zh: `记录已退回 ${nickname} ${coins} 越南盾`,
              en: `Record that ${coins} đ was sent back to ${nickname}`,
            },
      lines: [
        { label: payment, before: null, after: same(reference) },
        { label: transaction, before: null, after: same(transaction_id) },
      ],
    };
  },
  carryOut: async (db, data, { asked_by, decided_by, reason, now }) => {
    const { payment_id, decision } = data;
    const arrived = await lockArrival(db, payment_id);
    // The operators agreed on this money, and on no other.
    if (arrived.transaction_id !== data.transaction_id || arrived.amount !== data.amount) {
      throw new Refusal({ error: 'nothing_arrived', message: arrivalChanged });
    }
    const by = { payment_id, decision, operator_id: asked_by, agreed_by: decided_by, reason };
    await settleArrival(db, arrived, by, now);
  },
});

/** Taking back what a payment brought. */
export const reversalApproval = defineApprovalKind({
  kind: paymentApprovalKinds.reversal,
  right: 'money',
  data: z.object(shown),
  describe: ({ nickname, reference, amount }) => {
    const coins = formatAmount(amount);
    return {
      title: {
        vn: `Thu hồi ${coins} xu đã nạp của ${nickname}`,
        zh: `撤回 ${nickname} 充值的 ${coins} 金币`,
        en: `Reverse a top-up of ${coins} coins by ${nickname}`,
      },
      lines: [
        { label: payment, before: null, after: same(reference) },
        {
          label: { vn: 'Trạng thái', zh: '状态', en: 'Status' },
          before: { vn: 'Đã thanh toán', zh: '已支付', en: 'Paid' },
          after: {
            vn: 'Tiền đã trở về; thu hồi xu và thưởng còn lại, phần thiếu ghi nợ',
            zh: '款项已退回；收回尚存的金币与赠送，不足部分记为欠款',
            en: 'Money returned: the coins and bonus that are left are taken back, the rest is owed',
          },
        },
      ],
    };
  },
  carryOut: async (db, { payment_id }, { asked_by, decided_by, reason, now }) => {
    await reversePayment(db, { payment_id, operator_id: asked_by, agreed_by: decided_by, note: reason }, now);
    const detail = { reason, agreed_by: decided_by };
    await logAction(db, { operator_id: asked_by, action: 'payment_reversal', subject_id: payment_id, detail }, now);
  },
});
