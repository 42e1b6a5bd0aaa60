import * as z from 'zod/mini';
import { positiveSchema } from '../../contract/count.ts';
import { priceSchema } from '../../contract/money.ts';
import { cartLineSchema } from '../cart/contract.ts';
import { orderActions, orderActors, orderEvents, orderMethods, orderStates, refundStates } from './words.ts';

export const checkoutLineSchema = z.extend(cartLineSchema, {
  /** Coins a piece; null unless it is on pre-sale. */
  deposit: z.nullable(priceSchema),
  cod_allowed: z.boolean(),
});

/** A version that is about to be ordered. */
export type CheckoutLine = z.output<typeof checkoutLineSchema>;

/** When the rest of a pre-sale is paid. */
export const paymentWindowSchema = z.object({ pays_from: z.iso.datetime(), pays_until: z.iso.datetime() });

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
  /** What the buyer has paid: coins, and cash to the carrier. */
  paid: priceSchema,
  /** Coins that went back to the buyer. */
  returned: priceSchema,
  /** Of the total, what is not paid with the order: in cash to the carrier, or in the window of a pre-sale; 0 otherwise. */
  later: priceSchema,
  /** What the reader can do with it now, by the table `orderSteps`. */
  actions: z.array(z.enum(orderActions)),
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

const refundSchema = z.object({
  refund_id: z.uuid(),
  state: z.enum(refundStates),
  /** Coins that the buyer asks for. */
  amount: priceSchema,
  reason: z.string(),
  /** Each at an address that is valid for 10 minutes. */
  photos: z.array(z.object({ file_id: z.uuid(), url: z.string() })),
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
  /** Whether what is due can be paid now, by the server’s clock. */
  payable: z.boolean(),
  /** When it counts as received by itself; null unless it is on its way. */
  closes_at: z.nullable(z.iso.datetime()),
});

/** One order with all there is of it. */
export type Order = z.output<typeof orderDetailSchema>;
