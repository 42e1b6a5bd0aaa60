import * as z from 'zod/mini';
import {
  parcelDetailSchema,
  parcelEvents,
  parcelRefusals,
  parcelStepRefusals,
  parcelSchema,
  parcelStates,
  trackingEvents,
} from '../../collection/parcels/contract.ts';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { text } from '../../contract/rules/text.ts';
import { trackingNumber } from '../../contract/rules/trackingNumber.ts';
import { longestCarrier } from './rules.ts';

const shopParcelRowSchema = z.extend(parcelSchema, {
  /** The player's name in the shop, and the recipient with the province. */
  nickname: z.string(),
  consignee: z.string(),
  province_name: z.string(),
});

/** A player's parcel among others. */
export type ShopParcelRow = z.output<typeof shopParcelRowSchema>;

export const listShopParcels = defineCall({
  topic: 'operator/parcels',
  method: 'GET',
  path: '/api/operator/parcel/list',
  role: 'operator',
  right: 'orders',
  summary: 'Parcels of all players in a state: those that wait for somebody oldest first, otherwise newest first.',
  request: z.strictObject({ state: z._default(z.enum(parcelStates), 'paid'), ...pageRequest }),
  response: pageOf(shopParcelRowSchema),
});

const shopParcelSchema = z.extend(parcelDetailSchema, {
  user_id: z.uuid(),
  nickname: z.string(),
  /** Who acted on it and why, latest first; null for the shop itself. */
  log: z.array(
    z.object({
      event: z.enum(parcelEvents),
      by: z.nullable(z.string()),
      note: z.nullable(z.string()),
      happened_at: z.iso.datetime(),
    }),
  ),
});

/** One parcel as an operator sees it. */
export type ShopParcel = z.output<typeof shopParcelSchema>;

export const readShopParcel = defineCall({
  topic: 'operator/parcels',
  method: 'GET',
  path: '/api/operator/parcel/detail',
  role: 'operator',
  right: 'orders',
  summary: 'One parcel with its toys, its address and who did what.',
  refuses: { parcel_not_found: 404 },
  request: z.strictObject({ parcel_id: z.uuid() }),
  response: shopParcelSchema,
});

export const packParcel = defineCall({
  topic: 'operator/parcels',
  method: 'POST',
  path: '/api/operator/parcel/pack',
  role: 'operator',
  right: 'orders',
  summary: 'Starts to pack a parcel: from now on its player can neither cancel it nor change its address.',
  refuses: parcelStepRefusals,
  request: z.strictObject({ parcel_id: z.uuid() }),
  response: shopParcelSchema,
});

export const shipParcel = defineCall({
  topic: 'operator/parcels',
  method: 'POST',
  path: '/api/operator/parcel/ship',
  role: 'operator',
  right: 'orders',
  summary: 'Hands a packed parcel to a carrier, and notifies its player.',
  refuses: parcelStepRefusals,
  request: z.strictObject({
    parcel_id: field(z.uuid(), { kind: 'hidden' }),
    carrier: field(text(longestCarrier), { kind: 'text' }),
    tracking_number: field(trackingNumber, { kind: 'text' }),
  }),
  response: shopParcelSchema,
});

export const shipParcels = defineCall({
  topic: 'operator/parcels',
  method: 'POST',
  path: '/api/operator/parcel/ship_many',
  role: 'operator',
  right: 'orders',
  summary:
    'Hands many packed parcels to carriers: a line each of parcel number, carrier and tracking number. A line that cannot be used is named with the reason, and the others are shipped.',
  refuses: parcelStepRefusals,
  request: z.strictObject({ lines: field(text(20_000), { kind: 'textArea', maxCharacters: 20_000 }) }),
  response: z.object({
    shipped: countSchema,
    /** In the order of the lines, each with a sentence in the caller's language. */
    refused: z.array(z.object({ line: positiveSchema, reason: z.string() })),
  }),
});

/** How many lines were used, and what is wrong with the others. */
export type ShippedLines = z.output<typeof shipParcels.response>;

export const trackParcel = defineCall({
  topic: 'operator/parcels',
  method: 'POST',
  path: '/api/operator/parcel/track',
  role: 'operator',
  right: 'orders',
  summary: 'Notes what the carrier reports about a parcel on its way.',
  refuses: parcelStepRefusals,
  request: z.strictObject({
    parcel_id: field(z.uuid(), { kind: 'hidden' }),
    event: field(z.enum(trackingEvents), { kind: 'radio' }),
    note: field(z.nullable(text()), { kind: 'text' }),
  }),
  response: shopParcelSchema,
});

export const cancelShopParcel = defineCall({
  topic: 'operator/parcels',
  method: 'POST',
  path: '/api/operator/parcel/cancel',
  role: 'operator',
  right: 'orders',
  summary: 'Cancels a parcel that cannot be sent or came back; its toys and its fee return, and its player learns why.',
  refuses: parcelRefusals,
  request: z.strictObject({
    parcel_id: field(z.uuid(), { kind: 'hidden' }),
    reason: field(text(), { kind: 'textArea' }),
  }),
  response: shopParcelSchema,
});
