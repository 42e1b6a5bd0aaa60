import * as z from 'zod/mini';
import { countSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { agreementRefusals, balanceRefusals, couponRefusals, fileRefusals } from '../../contract/refusals.ts';
import { quantity } from '../../contract/rules/quantity.ts';
import { text } from '../../contract/rules/text.ts';
import { defineUpload, largestPicture } from '../../contract/upload.ts';
import { couponSchema } from '../../coupons/tickets/contract.ts';
import { mostPieces } from '../cart/words.ts';
import { checkoutLineSchema, orderDetailSchema, orderSchema, paymentWindowSchema } from './orderSchemas.ts';
import { chosenMethods, mostOrderLines, mostRefundPhotos, orderStages } from './words.ts';

export * from './orderSchemas.ts';
export * from './words.ts';

export const refundUpload = defineUpload({
  name: 'refund',
  kind: 'picture',
  largest: largestPicture,
  visibility: 'private',
  size: { edge: 2400 },
});

export const readCheckout = defineCall({
  topic: 'mall/orders',
  method: 'GET',
  path: '/api/mall/checkout',
  role: 'user',
  summary: 'What is about to be ordered as the shop knows it now, and the caller’s coupons for the mall.',
  request: z.strictObject({
    /** `variant_id.count`, joined by commas. */
    lines: z.string().check(z.maxLength(mostOrderLines * 40)),
  }),
  response: z.object({
    lines: z.array(checkoutLineSchema),
    /** Null unless it is a pre-sale. */
    pre_sale: z.nullable(paymentWindowSchema),
    /** True when a pre-sale is among other things, or with another pre-sale: they are ordered one by one. */
    mixed: z.boolean(),
    /** False when too many of the caller’s orders wait for payment or ended unpaid: the next one is paid at once. */
    may_wait: z.boolean(),
    /** Those that end first, at most 50; also those whose threshold is not reached. */
    coupons: z.array(couponSchema),
    /** The server’s clock. */
    now: z.iso.datetime(),
  }),
});

/** What a shopper is about to order. */
export type Checkout = z.output<typeof readCheckout.response>;

export const placeOrder = defineCall({
  topic: 'mall/orders',
  method: 'POST',
  path: '/api/mall/order/place',
  role: 'user',
  summary:
    'Orders versions: stock and coupon are taken, and what is due is paid when the balance covers it; otherwise the order waits 30 minutes for its payment, except where its buyer has too many of those. The shop computes every amount; `total` and `due` are what the shopper saw, and any other is refused.',
  refuses: {
    ...agreementRefusals,
    ...balanceRefusals,
    ...couponRefusals,
    order_moved_on: 422,
    address_not_found: 404,
    variant_not_found: 404,
    out_of_stock: 422,
    quantity_maximum: 422,
    cod_unsupported: 422,
    cod_too_many: 422,
    too_many_unpaid: 422,
    pre_sale_alone: 422,
    pre_sale_over: 422,
    order_price_changed: 422,
  },
  request: z.strictObject({
    lines: z.array(z.strictObject({ variant_id: z.uuid(), count: quantity(mostPieces) })).check(
      z.minLength(1),
      z.maxLength(mostOrderLines),
      z.refine((lines) => new Set(lines.map(({ variant_id }) => variant_id)).size === lines.length, {
        error: 'wrong_type',
      }),
    ),
    address_id: z.uuid(),
    method: z.enum(chosenMethods),
    coupon_id: z.nullable(z.uuid()),
    /** Coins that the shopper agreed to, and those to be paid now. */
    total: priceSchema,
    due: priceSchema,
  }),
  response: orderSchema,
});

const stepRefusals = { order_not_found: 404, order_moved_on: 422 } as const;

/** Of every step of an order. */
export { stepRefusals as orderStepRefusals };

export const payOrder = defineCall({
  topic: 'mall/orders',
  method: 'POST',
  path: '/api/mall/order/pay',
  role: 'user',
  summary:
    'Pays what is due of one of the caller’s orders: all of it, its deposit, or the rest of a pre-sale in its window.',
  refuses: {
    ...stepRefusals,
    ...balanceRefusals,
    order_price_changed: 422,
    payment_too_early: 422,
    payment_too_late: 422,
  },
  request: z.strictObject({
    order_id: z.uuid(),
    /** Coins that the buyer agreed to pay; any other amount is refused. */
    due: priceSchema,
  }),
  response: orderDetailSchema,
});

export const listOrders = defineCall({
  topic: 'mall/orders',
  method: 'GET',
  path: '/api/mall/order/list',
  role: 'user',
  summary: 'The caller’s orders of a stage, the newest first.',
  request: z.strictObject({ stage: z._default(z.enum(orderStages), 'all'), ...pageRequest }),
  response: pageOf(orderSchema),
});

export const countOrders = defineCall({
  topic: 'mall/orders',
  method: 'GET',
  path: '/api/mall/order/count',
  role: 'user',
  summary:
    'How many of the caller’s orders wait for payment, for the shop, for their receipt and for a refund; at most 50 of each are counted.',
  request: z.strictObject({}),
  response: z.object({ to_pay: countSchema, to_ship: countSchema, to_receive: countSchema, refund: countSchema }),
});

/** How many orders are in the stages that wait for something. */
export type OrderCounts = z.output<typeof countOrders.response>;

export const readOrder = defineCall({
  topic: 'mall/orders',
  method: 'GET',
  path: '/api/mall/order/detail',
  role: 'user',
  summary: 'One of the caller’s orders with its address, its timeline and its refunds.',
  refuses: { order_not_found: 404 },
  request: z.strictObject({ order_id: z.uuid() }),
  response: orderDetailSchema,
});

export const changeOrderAddress = defineCall({
  topic: 'mall/orders',
  method: 'POST',
  path: '/api/mall/order/address',
  role: 'user',
  summary: 'Sends one of the caller’s orders to another of their addresses, until it is packed.',
  refuses: { ...stepRefusals, address_not_found: 404 },
  request: z.strictObject({ order_id: z.uuid(), address_id: z.uuid() }),
  response: orderDetailSchema,
});

export const makeInvoice = defineCall({
  topic: 'mall/orders',
  method: 'POST',
  path: '/api/mall/order/invoice',
  role: 'user',
  summary:
    'The invoice of one of the caller’s orders as a PDF in the caller’s language, as the order is now: its address for ten minutes.',
  refuses: { order_not_found: 404, not_invoiced: 422 },
  request: z.strictObject({ order_id: z.uuid() }),
  response: z.object({ address: z.string() }),
});

export const cancelOrder = defineCall({
  topic: 'mall/orders',
  method: 'POST',
  path: '/api/mall/order/cancel',
  role: 'user',
  summary:
    'Cancels one of the caller’s orders before it is packed: stock and coupon return, and what was paid, except the deposit of a pre-sale (spec §9). `returns` is what the buyer saw, and any other is refused.',
  refuses: { ...stepRefusals, order_price_changed: 422 },
  request: z.strictObject({ order_id: z.uuid(), returns: priceSchema }),
  response: orderDetailSchema,
});

export const receiveOrder = defineCall({
  topic: 'mall/orders',
  method: 'POST',
  path: '/api/mall/order/receive',
  role: 'user',
  summary:
    'Confirms that one of the caller’s orders arrived; a deposit of cash on delivery returns (spec §9). Cash on delivery can be confirmed once the carrier has collected it. It happens by itself 15 working days after shipping.',
  refuses: stepRefusals,
  request: z.strictObject({ order_id: z.uuid() }),
  response: orderDetailSchema,
});

export const requestRefund = defineCall({
  topic: 'mall/orders',
  method: 'POST',
  path: '/api/mall/order/refund',
  role: 'user',
  summary:
    'Asks for money back for one of the caller’s orders, for all of it or a part, until 30 days after its receipt.',
  refuses: { ...stepRefusals, ...fileRefusals, refund_too_much: 422, refund_too_late: 422, refund_too_often: 422 },
  request: z.strictObject({
    order_id: field(z.uuid(), { kind: 'hidden' }),
    amount: field(z.int().check(z.positive()), { kind: 'money' }),
    reason: field(text(500), { kind: 'textArea', maxCharacters: 500 }),
    photos: field(
      z.array(z.uuid()).check(
        z.maxLength(mostRefundPhotos),
        z.refine((ids) => new Set(ids).size === ids.length, { error: 'wrong_type' }),
      ),
      {
        kind: 'upload',
        upload: refundUpload,
        maxFiles: mostRefundPhotos,
      },
    ),
  }),
  response: orderDetailSchema,
});

export const withdrawRefund = defineCall({
  topic: 'mall/orders',
  method: 'POST',
  path: '/api/mall/order/withdraw_refund',
  role: 'user',
  summary: 'Withdraws what the caller asked back for an order; it goes on where it was.',
  refuses: stepRefusals,
  request: z.strictObject({ order_id: z.uuid() }),
  response: orderDetailSchema,
});
