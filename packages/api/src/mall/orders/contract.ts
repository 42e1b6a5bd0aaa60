import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { agreementRefusals, balanceRefusals, couponRefusals, spendingRefusals } from '../../contract/refusals.ts';
import { quantity } from '../../contract/rules/quantity.ts';
import { text } from '../../contract/rules/text.ts';
import { couponSchema } from '../../coupons/tickets/contract.ts';
import { cartLineSchema } from '../cart/contract.ts';
import { mostPieces } from '../cart/words.ts';
import {
  chosenMethods,
  mostOrderLines,
  orderActors,
  orderEvents,
  orderMethods,
  orderStages,
  orderStates,
  refundStates,
} from './words.ts';

export * from './words.ts';

const checkoutLineSchema = z.extend(cartLineSchema, {
  /** Coins a piece; null unless it is on pre-sale. */
  deposit: z.nullable(priceSchema),
  cod_allowed: z.boolean(),
});

/** A version that is about to be ordered. */
export type CheckoutLine = z.output<typeof checkoutLineSchema>;

/** When the rest of a pre-sale is paid. */
const paymentWindowSchema = z.object({ pays_from: z.iso.datetime(), pays_until: z.iso.datetime() });
export type PaymentWindow = z.output<typeof paymentWindowSchema>;

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
    /** Those that end first, at most 50; also those whose threshold is not reached. */
    coupons: z.array(couponSchema),
    /** The server’s clock. */
    now: z.iso.datetime(),
  }),
});

/** What a shopper is about to order. */
export type Checkout = z.output<typeof readCheckout.response>;

const orderLineSchema = z.object({
  variant_id: z.uuid(),
  product_id: z.uuid(),
  name: z.string(),
  variant_name: z.string(),
  image: z.string(),
  /** Coins a piece, as it was ordered. */
  price: priceSchema,
  count: positiveSchema,
});

/** A version in an order, as it was then. */
export type OrderLine = z.output<typeof orderLineSchema>;

export const orderSchema = z.object({
  order_id: z.uuid(),
  /** What people call it by. */
  number: positiveSchema,
  state: z.enum(orderStates),
  method: z.enum(orderMethods),
  lines: z.array(orderLineSchema),
  goods: priceSchema,
  shipping: priceSchema,
  /** Coins that the coupon took off. */
  coupon: priceSchema,
  total: priceSchema,
  /** The part that is paid first where the rest is paid later; 0 where all is paid at once. */
  deposit: priceSchema,
  /** Coins the buyer has paid. */
  paid: priceSchema,
  /** Coins that went back to the buyer. */
  returned: priceSchema,
  /** Coins of the next payment; 0 when none is due. */
  due: priceSchema,
  /** When the next payment may be made, and by when; null when none is due. */
  pay_from: z.nullable(z.iso.datetime()),
  pay_before: z.nullable(z.iso.datetime()),
  /** Null until it is shipped. */
  carrier: z.nullable(z.string()),
  tracking_number: z.nullable(z.string()),
  created_at: z.iso.datetime(),
});

/** One of the caller’s orders among others. */
export type OrderRow = z.output<typeof orderSchema>;

export const refundSchema = z.object({
  refund_id: z.uuid(),
  state: z.enum(refundStates),
  /** Coins that the buyer asks for. */
  amount: priceSchema,
  reason: z.string(),
  /** Coins that the shop gave back; null unless it was approved. */
  approved: z.nullable(priceSchema),
  /** What the shop answered. */
  answer: z.nullable(z.string()),
  requested_at: z.iso.datetime(),
  decided_at: z.nullable(z.iso.datetime()),
});

/** Money that a buyer asks back. */
export type Refund = z.output<typeof refundSchema>;

/** Where it goes: a copy of the address as it was chosen. */
const orderAddressSchema = z.object({
  consignee: z.string(),
  /** `+84` and digits. */
  phone: z.string(),
  province_name: z.string(),
  ward_name: z.string(),
  detail: z.string(),
});
export type OrderAddress = z.output<typeof orderAddressSchema>;

export const orderDetailSchema = z.extend(orderSchema, {
  address: orderAddressSchema,
  /** Latest first. */
  events: z.array(
    z.object({
      event: z.enum(orderEvents),
      actor: z.enum(orderActors),
      /** What was written, such as why it was canceled. */
      note: z.nullable(z.string()),
      /** Coins that moved; null when none did. */
      amount: z.nullable(priceSchema),
      happened_at: z.iso.datetime(),
    }),
  ),
  /** Latest first. */
  refunds: z.array(refundSchema),
  /** The most that can still be asked back, in coins; 0 when no refund can be asked for now. */
  refundable: priceSchema,
  /** Until when a refund can be asked for; null unless it was received. */
  refund_until: z.nullable(z.iso.datetime()),
  /** Coins that a buyer who cancels now gets back, and loses; null when it cannot be canceled. */
  cancel: z.nullable(z.object({ returns: priceSchema, loses: priceSchema })),
  /** When it counts as received by itself; null unless it is on its way. */
  closes_at: z.nullable(z.iso.datetime()),
});

/** One order with all there is of it. */
export type Order = z.output<typeof orderDetailSchema>;

export const placeOrder = defineCall({
  topic: 'mall/orders',
  method: 'POST',
  path: '/api/mall/order/place',
  role: 'user',
  summary:
    'Orders versions: stock and coupon are taken, and what is due is paid when the balance covers it; otherwise the order waits 30 minutes for its payment. The shop computes every amount; `total` and `due` are what the shopper saw, and any other is refused.',
  refuses: {
    ...agreementRefusals,
    ...couponRefusals,
    ...spendingRefusals,
    address_not_found: 404,
    variant_not_found: 404,
    out_of_stock: 422,
    quantity_maximum: 422,
    cod_unsupported: 422,
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
    ...spendingRefusals,
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
  summary: 'How many of the caller’s orders wait for payment, for the shop, and for their receipt.',
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
    'Confirms that one of the caller’s orders arrived; a deposit of cash on delivery returns (spec §9). It happens by itself 15 working days after shipping.',
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
    'Asks for money back for one of the caller’s orders, for all of it or a part, until 7 days after its receipt.',
  refuses: { ...stepRefusals, refund_too_much: 422, refund_too_late: 422 },
  request: z.strictObject({
    order_id: field(z.uuid(), { kind: 'hidden' }),
    amount: field(z.int().check(z.positive()), { kind: 'money' }),
    reason: field(text(500), { kind: 'textArea', maxCharacters: 500 }),
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
