import { z } from 'zod';
import { defineApprovalKind } from '../../../platform/approvals/ApprovalKind.ts';
import { lockOrder } from '../../mall/door.ts';
import { approvalLines } from './approvalLines.ts';
import { comeBackApprovalKind } from './orderApprovalKinds.ts';
import { settleComeBack } from './settleComeBack.ts';

/** Ending an order whose parcel came back, above what one operator gives back alone. */
export const comeBackApproval = defineApprovalKind({
  kind: comeBackApprovalKind,
  right: 'orders',
  data: z.object({
    number: z.number(),
    nickname: z.string(),
    coins: z.number(),
    request: z.object({ order_id: z.string(), keep_deposit: z.boolean(), reason: z.string() }),
  }),
  describe: ({ number, nickname, coins }) => ({
    title: {
      vn: `Đơn ${number} của ${nickname} bị hoàn về: trả lại tiền`,
      zh: `${nickname} 的订单 ${number} 被退回：退还款项`,
      en: `Order ${number} of ${nickname} came back: return the money`,
    },
    lines: approvalLines(coins, true),
  }),
  lockSubject: (db, { request }) => lockOrder(db, request.order_id, { actor: 'shop', actor_id: null }),
  carryOut: (db, { request }, { asked_by, decided_by, now }) =>
    settleComeBack(db, request, { operator_id: asked_by, agreed_by: decided_by }, now),
});
