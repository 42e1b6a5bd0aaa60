import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { approvalRefusals } from '../../contract/refusals.ts';
import { text } from '../../contract/rules/text.ts';
import { trackingNumber } from '../../contract/rules/trackingNumber.ts';
import {
  orderDetailSchema,
  orderEvents,
  orderSchema,
  orderStates,
  orderStepRefusals,
} from '../../mall/orders/contract.ts';
import { longestCarrier } from '../parcels/rules.ts';

const shopOrderRowSchema = z.extend(orderSchema, {
  /** The buyer’s name in the shop, and the recipient with the province. */
  nickname: z.string(),
  consignee: z.string(),
  province_name: z.string(),
});

/** A player’s order among others. */
export type ShopOrderRow = z.output<typeof shopOrderRowSchema>;

export const listShopOrders = defineCall({
  topic: 'operator/orders',
  method: 'GET',
  path: '/api/operator/order/list',
  role: 'operator',
  right: 'orders',
  summary: 'Mall orders of all players in a state: those that wait for somebody oldest first, otherwise newest first.',
  request: z.strictObject({ state: z._default(z.enum(orderStates), 'paid'), ...pageRequest }),
  response: pageOf(shopOrderRowSchema),
});

const shopOrderSchema = z.extend(orderDetailSchema, {
  user_id: z.uuid(),
  nickname: z.string(),
  /** The caller’s own, which others handle. */
  own: z.boolean(),
  /** Coins that the caller gives back alone now, for refunds and parcels that came back; above it takes a second operator. */
  alone: priceSchema,
  /** The request that waits for a second operator; null when there is none. */
  approval_id: z.nullable(z.uuid()),
  /** Who acted on it and why, latest first; null for the shop itself. */
  log: z.array(
    z.object({
      event: z.enum(orderEvents),
      by: z.nullable(z.string()),
      note: z.nullable(z.string()),
      happened_at: z.iso.datetime(),
    }),
  ),
});

/** One order as an operator sees it. */
export type ShopOrder = z.output<typeof shopOrderSchema>;

export const readShopOrder = defineCall({
  topic: 'operator/orders',
  method: 'GET',
  path: '/api/operator/order/detail',
  role: 'operator',
  right: 'orders',
  summary: 'One mall order with its address, its refunds and who did what.',
  refuses: { order_not_found: 404 },
  request: z.strictObject({ order_id: z.uuid() }),
  response: shopOrderSchema,
});

/** Of every step that an operator takes. */
const shopStepRefusals = { ...orderStepRefusals, own_order: 422 } as const;

export const packOrder = defineCall({
  topic: 'operator/orders',
  method: 'POST',
  path: '/api/operator/order/pack',
  role: 'operator',
  right: 'orders',
  summary: 'Starts to pack a paid order: from now on its buyer can ask for a refund, but no longer cancel it.',
  refuses: shopStepRefusals,
  request: z.strictObject({ order_id: z.uuid() }),
  response: shopOrderSchema,
});

export const shipOrder = defineCall({
  topic: 'operator/orders',
  method: 'POST',
  path: '/api/operator/order/ship',
  role: 'operator',
  right: 'orders',
  summary: 'Hands a packed order to a carrier, and notifies its buyer.',
  refuses: shopStepRefusals,
  request: z.strictObject({
    order_id: field(z.uuid(), { kind: 'hidden' }),
    carrier: field(text(longestCarrier), { kind: 'text' }),
    tracking_number: field(trackingNumber, { kind: 'text' }),
  }),
  response: shopOrderSchema,
});

export const shipOrders = defineCall({
  topic: 'operator/orders',
  method: 'POST',
  path: '/api/operator/order/ship_many',
  role: 'operator',
  right: 'orders',
  summary:
    'Hands many packed orders to carriers: a line each of order number, carrier and tracking number. A line that cannot be used is named with the reason, and the others are shipped.',
  refuses: shopStepRefusals,
  request: z.strictObject({ lines: field(text(20_000), { kind: 'textArea', maxCharacters: 20_000 }) }),
  response: z.object({
    shipped: countSchema,
    /** In the order of the lines, each with a sentence in the caller’s language. */
    refused: z.array(z.object({ line: positiveSchema, reason: z.string() })),
  }),
});

/** How many lines were used, and what is wrong with the others. */
export type ShippedOrders = z.output<typeof shipOrders.response>;

export const deliverOrder = defineCall({
  topic: 'operator/orders',
  method: 'POST',
  path: '/api/operator/order/deliver',
  role: 'operator',
  right: 'orders',
  summary:
    'Notes that the carrier has delivered an order, with cash on delivery also that it has collected the total, and asks the buyer to confirm.',
  refuses: shopStepRefusals,
  request: z.strictObject({ order_id: z.uuid() }),
  response: shopOrderSchema,
});

export const takeOrderBack = defineCall({
  topic: 'operator/orders',
  method: 'POST',
  path: '/api/operator/order/come_back',
  role: 'operator',
  right: 'orders',
  summary:
    'Ends an order whose parcel came back: its units are on the shelf again and what was paid returns, except a deposit of cash on delivery that is kept. Above what one operator gives back alone within 24 hours it asks a second one.',
  refuses: { ...shopStepRefusals, ...approvalRefusals, no_deposit: 422 },
  request: z.strictObject({
    order_id: field(z.uuid(), { kind: 'hidden' }),
    /** Whether the shop keeps the deposit, because its buyer did not accept the parcel. */
    keep_deposit: field(z.boolean(), { kind: 'switch' }),
    reason: field(text(), { kind: 'textArea' }),
  }),
  response: shopOrderSchema,
});

export const cancelShopOrder = defineCall({
  topic: 'operator/orders',
  method: 'POST',
  path: '/api/operator/order/cancel',
  role: 'operator',
  right: 'orders',
  summary:
    'Cancels an order that cannot be sent: all that was paid returns, a deposit too, and its buyer learns why. A packed one takes a second operator above what one gives back alone within 24 hours.',
  refuses: { ...shopStepRefusals, ...approvalRefusals },
  request: z.strictObject({
    order_id: field(z.uuid(), { kind: 'hidden' }),
    reason: field(text(), { kind: 'textArea' }),
  }),
  response: shopOrderSchema,
});

export const approveRefund = defineCall({
  topic: 'operator/orders',
  method: 'POST',
  path: '/api/operator/order/approve_refund',
  role: 'operator',
  right: 'orders',
  summary:
    'Gives a buyer money back, at most what they asked for, or asks a second operator above what one gives back alone within 24 hours. Less than all that is left of the order is a refund in part: the order goes on where it was.',
  refuses: { ...shopStepRefusals, ...approvalRefusals, refund_too_much: 422, restock_whole: 422 },
  request: z.strictObject({
    order_id: field(z.uuid(), { kind: 'hidden' }),
    refund_id: field(z.uuid(), { kind: 'hidden' }),
    amount: field(priceSchema.check(z.positive()), { kind: 'money' }),
    /** Whether the goods are back in the shop and can be sold again; only with all that is left of the order. */
    restock: field(z.boolean(), { kind: 'switch' }),
    answer: field(text(), { kind: 'textArea' }),
  }),
  response: shopOrderSchema,
});

export const refuseRefund = defineCall({
  topic: 'operator/orders',
  method: 'POST',
  path: '/api/operator/order/refuse_refund',
  role: 'operator',
  right: 'orders',
  summary: 'Refuses a refund with the reason that its buyer reads; the order goes on where it was.',
  refuses: shopStepRefusals,
  request: z.strictObject({
    order_id: field(z.uuid(), { kind: 'hidden' }),
    refund_id: field(z.uuid(), { kind: 'hidden' }),
    answer: field(text(), { kind: 'textArea' }),
  }),
  response: shopOrderSchema,
});
