import * as contract from '@mcy/api/operator/orders/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { approveRefund, cancelByShop, deliverOrder, packOrder, refuseRefund, shipOrder } from '../../mall/door.ts';
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
    order_cancel: true;
    order_refund: true;
    order_refuse_refund: true;
  }
}

export const shopOrderHandlers: readonly Implementation[] = [
  implement(contract.listShopOrders, (request, { db, locale }) => listShopOrders(db, request, locale)),

  implement(contract.readShopOrder, ({ order_id }, { db, locale, now }) =>
    readShopOrder(db, order_id, { locale, now }),
  ),

  implement(contract.packOrder, async ({ order_id }, { db, caller, locale, now }) => {
    const operator_id = caller.user_id;
    await packOrder(db, { order_id, operator_id, now });
    await logAction(db, { operator_id, action: 'order_pack', subject_id: order_id, detail: {} }, now);
    return readShopOrder(db, order_id, { locale, now });
  }),

  implement(contract.shipOrder, async ({ order_id, ...detail }, { db, caller, locale, now }) => {
    const operator_id = caller.user_id;
    await shipOrder(db, { order_id, operator_id, ...detail, now });
    await logAction(db, { operator_id, action: 'order_ship', subject_id: order_id, detail }, now);
    return readShopOrder(db, order_id, { locale, now });
  }),

  implement(contract.shipOrders, ({ lines }, { db, caller, locale, now }) =>
    shipOrderLines(db, { lines, operator_id: caller.user_id, locale, now }),
  ),

  implement(contract.deliverOrder, async ({ order_id }, { db, caller, locale, now }) => {
    const operator_id = caller.user_id;
    await deliverOrder(db, { order_id, operator_id, now });
    await logAction(db, { operator_id, action: 'order_deliver', subject_id: order_id, detail: {} }, now);
    return readShopOrder(db, order_id, { locale, now });
  }),

  implement(contract.cancelShopOrder, async ({ order_id, reason }, { db, caller, locale, now }) => {
    const operator_id = caller.user_id;
    await cancelByShop(db, { order_id, operator_id, reason, now });
    const action = { operator_id, action: 'order_cancel', subject_id: order_id } as const;
    await logAction(db, { ...action, detail: { reason } }, now);
    return readShopOrder(db, order_id, { locale, now });
  }),

  implement(contract.approveRefund, async ({ order_id, ...refund }, { db, caller, locale, now }) => {
    const operator_id = caller.user_id;
    const { amount, restock, answer } = refund;
    await approveRefund(db, { order_id, operator_id, ...refund, now });
    const detail = { amount: String(amount), restock: String(restock), answer };
    await logAction(db, { operator_id, action: 'order_refund', subject_id: order_id, detail }, now);
    return readShopOrder(db, order_id, { locale, now });
  }),

  implement(contract.refuseRefund, async ({ order_id, answer }, { db, caller, locale, now }) => {
    const operator_id = caller.user_id;
    await refuseRefund(db, { order_id, operator_id, answer, now });
    await logAction(db, { operator_id, action: 'order_refuse_refund', subject_id: order_id, detail: { answer } }, now);
    return readShopOrder(db, order_id, { locale, now });
  }),
];
