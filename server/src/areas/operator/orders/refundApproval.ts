import { z } from 'zod';
import { defineApprovalKind } from '../../../platform/approvals/ApprovalKind.ts';
import { lockOrder } from '../../mall/door.ts';
import { approvalLines } from './approvalLines.ts';
import { refundApprovalKind } from './orderApprovalKinds.ts';
import { settleRefund } from './settleRefund.ts';

/** A refund above what one operator gives back alone. */
export const refundApproval = defineApprovalKind({
  kind: refundApprovalKind,
  right: 'orders',
  data: z.object({
    number: z.number(),
    nickname: z.string(),
    coins: z.number(),
    request: z.object({
      order_id: z.string(),
      refund_id: z.string(),
      amount: z.number(),
      restock: z.boolean(),
      answer: z.string(),
    }),
  }),
  describe: ({ number, nickname, coins, request: { restock } }) => ({
    title: {
      vn: `Hoàn tiền đơn ${number} cho ${nickname}`,
      zh: `为 ${nickname} 的订单 ${number} 退款`,
      en: `Refund order ${number} of ${nickname}`,
    },
    lines: approvalLines(coins, restock),
  }),
  lockSubject: (db, { request }) => lockOrder(db, request.order_id, { actor: 'shop', actor_id: null }),
  carryOut: (db, { request }, { asked_by, decided_by, now }) =>
    settleRefund(db, request, { operator_id: asked_by, agreed_by: decided_by }, now),
});
