import * as contract from '@mcy/api/operator/orders/contract';
import { keepApproval } from '../../../platform/approvals/askSecondOperator.ts';
import { type CallContext, type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { deliverOrder, packOrder, refuseRefund, shipOrder } from '../../mall/door.ts';
import { askToCancel } from './askToCancel.ts';
import { askToRefund } from './askToRefund.ts';
import { askToTakeBack } from './askToTakeBack.ts';
import { logAction } from '../identity/logAction.ts';
import { listShopOrders } from './listShopOrders.ts';
import { readShopOrder } from './readShopOrder.ts';
import { shipOrderLines } from './shipOrderLines.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

declare module '../tables.ts' {
  interface OperatorActions {
    order_pack: true;
    order_ship: true;
    order_deliver: true;
    order_refuse_refund: true;
  }
}

export const shopOrderHandlers: readonly Implementation[] = [
  implement(contract.listShopOrders, (request, { db, locale }) => listShopOrders(db, request, locale)),

  implement(contract.readShopOrder, ({ order_id }, context) => readShopOrder(context.db, order_id, officeOf(context))),

  implement(contract.packOrder, async ({ order_id }, context) => {
    const { db, caller, now } = context;
    const operator_id = caller.user_id;
    await packOrder(db, { order_id, operator_id, now });
    await logAction(db, { operator_id, action: 'order_pack', subject_id: order_id, detail: {} }, now);
    return readShopOrder(db, order_id, officeOf(context));
  }),

  implement(contract.shipOrder, async ({ order_id, ...detail }, context) => {
    const { db, caller, now } = context;
    const operator_id = caller.user_id;
    await shipOrder(db, { order_id, operator_id, ...detail, now });
    await logAction(db, { operator_id, action: 'order_ship', subject_id: order_id, detail }, now);
    return readShopOrder(db, order_id, officeOf(context));
  }),

  implement(contract.shipOrders, ({ lines }, { db, caller, locale, now }) =>
    shipOrderLines(db, { lines, operator_id: caller.user_id, locale, now }),
  ),

  implement(contract.deliverOrder, async ({ order_id }, context) => {
    const { db, caller, now } = context;
    const operator_id = caller.user_id;
    await deliverOrder(db, { order_id, operator_id, now });
    await logAction(db, { operator_id, action: 'order_deliver', subject_id: order_id, detail: {} }, now);
    return readShopOrder(db, order_id, officeOf(context));
  }),

  implement(contract.cancelShopOrder, async (request, context) => {
    await askToCancel(context.db, request, officeOf(context));
    return readShopOrder(context.db, request.order_id, officeOf(context));
  }),

  implement(contract.takeOrderBack, async (request, context) => {
    await askToTakeBack(context.db, request, officeOf(context));
    return readShopOrder(context.db, request.order_id, officeOf(context));
  }),

  implement(contract.approveRefund, async (request, context) => {
    await askToRefund(context.db, request, officeOf(context));
    return readShopOrder(context.db, request.order_id, officeOf(context));
  }),

  implement(contract.refuseRefund, async ({ order_id, refund_id, answer }, context) => {
    const { db, caller, now } = context;
    const operator_id = caller.user_id;
    await refuseRefund(db, { order_id, refund_id, operator_id, answer, now });
    await logAction(db, { operator_id, action: 'order_refuse_refund', subject_id: order_id, detail: { answer } }, now);
    return readShopOrder(db, order_id, officeOf(context));
  }),
];

function officeOf({ caller, config, locale, ask, now }: CallContext<'operator'>) {
  return { operator_id: caller.user_id, keep: ask(keepApproval), config, locale, now };
}
