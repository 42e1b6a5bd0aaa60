import { z } from 'zod';
import { defineApprovalKind } from '../../../platform/approvals/ApprovalKind.ts';
import { lockOrder } from '../../mall/door.ts';
import { approvalLines } from './approvalLines.ts';
import { cancelApprovalKind } from './orderApprovalKinds.ts';
import { settleCancellation } from './settleCancellation.ts';

/** Canceling a packed order, above what one operator gives back alone. */
export const cancelApproval = defineApprovalKind({
  kind: cancelApprovalKind,
  right: 'orders',
  data: z.object({
    number: z.number(),
    nickname: z.string(),
    coins: z.number(),
    request: z.object({ order_id: z.string(), reason: z.string() }),
  }),
  describe: ({ number, nickname, coins }) => ({
    title: {
      vn: `Hủy đơn ${number} của ${nickname} đã đóng gói`,
      zh: `取消 ${nickname} 已打包的订单 ${number}`,
      en: `Cancel the packed order ${number} of ${nickname}`,
    },
    lines: approvalLines(coins, true),
  }),
  lockSubject: (db, { request }) => lockOrder(db, request.order_id, { actor: 'shop', actor_id: null }),
  carryOut: (db, { request }, { asked_by, decided_by, now }) =>
    settleCancellation(db, request, { operator_id: asked_by, agreed_by: decided_by }, now),
});
