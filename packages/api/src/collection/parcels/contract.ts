import * as z from 'zod/mini';
import { rarities } from '../../boxes/pools/words.ts';
import { positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { agreementRefusals, balanceRefusals, itemRefusals } from '../../contract/refusals.ts';
import { shippingClasses } from '../items/words.ts';
import { parcelActors, parcelEvents, parcelLimits, parcelStages, parcelStates } from './words.ts';

export * from './words.ts';

const sentToySchema = z.object({
  item_id: z.uuid(),
  name: z.string(),
  image: z.string(),
  /** Of the prize it was drawn as; null for one that was made. */
  rarity: z.nullable(z.enum(rarities)),
  serial: positiveSchema,
  /** Retail price, in coins. */
  value: priceSchema,
  shipping_class: z.enum(shippingClasses),
});

/** A toy that can be sent, or is in a parcel. */
export type SentToy = z.output<typeof sentToySchema>;

/** Ids between commas; a query string has no lists. */
const idsSchema = z.string().check(z.regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,49}$/, { error: 'wrong_type' }));

export const listSendable = defineCall({
  topic: 'collection/parcels',
  method: 'GET',
  path: '/api/bag/sendable',
  role: 'user',
  summary:
    "The caller's toys that can be sent, the newest first; with `chosen` or `opening_ids`, only these and what was drawn in those.",
  request: z.strictObject({ chosen: z.optional(idsSchema), opening_ids: z.optional(idsSchema), ...pageRequest }),
  response: pageOf(sentToySchema),
});

export const parcelSchema = z.object({
  parcel_id: z.uuid(),
  /** What people call it by. */
  number: positiveSchema,
  state: z.enum(parcelStates),
  shipping_class: z.enum(shippingClasses),
  pieces: positiveSchema,
  /** Coins paid for it. */
  fee: priceSchema,
  /** At most four of its toys. */
  toys: z.array(z.object({ item_id: z.uuid(), name: z.string(), image: z.string() })),
  created_at: z.iso.datetime(),
  /** When its state last changed. */
  changed_at: z.iso.datetime(),
});

/** One of the caller's parcels among others. */
export type ParcelRow = z.output<typeof parcelSchema>;

/** Where it goes: a copy of the address as it was chosen. */
const parcelAddressSchema = z.object({
  consignee: z.string(),
  /** `+84` and digits. */
  phone: z.string(),
  province_name: z.string(),
  ward_name: z.string(),
  detail: z.string(),
});
export type ParcelAddress = z.output<typeof parcelAddressSchema>;

const parcelEventSchema = z.object({
  event: z.enum(parcelEvents),
  actor: z.enum(parcelActors),
  /** What an operator wrote, such as where it is or why it was canceled. */
  note: z.nullable(z.string()),
  happened_at: z.iso.datetime(),
});

export const parcelDetailSchema = z.extend(parcelSchema, {
  address: parcelAddressSchema,
  items: z.array(sentToySchema),
  /** Latest first. */
  events: z.array(parcelEventSchema),
  /** Null until it is shipped. */
  carrier: z.nullable(z.string()),
  tracking_number: z.nullable(z.string()),
  /** When it counts as received by itself; null unless it is on its way. */
  closes_at: z.nullable(z.iso.datetime()),
  /** Until when something can be reported damaged or missing; null unless it was received. */
  claims_until: z.nullable(z.iso.datetime()),
});

/** One parcel with all there is of it. */
export type Parcel = z.output<typeof parcelDetailSchema>;

export const sendItems = defineCall({
  topic: 'collection/parcels',
  method: 'POST',
  path: '/api/bag/send',
  role: 'user',
  summary:
    'Orders toys sent to one of the caller’s addresses, in as many parcels as they need. Free-draw and blind-box toys travel apart; a parcel of three or more is free. The fee and the toys move in one transaction.',
  refuses: {
    ...agreementRefusals,
    ...balanceRefusals,
    ...itemRefusals,
    address_not_found: 404,
    fee_changed: 422,
  },
  request: z.strictObject({
    item_ids: z.array(z.uuid()).check(
      z.minLength(1),
      z.maxLength(parcelLimits.mostOrdered),
      z.refine((ids) => new Set(ids).size === ids.length, { error: 'wrong_type' }),
    ),
    address_id: z.uuid(),
    /** Coins that the player agreed to pay; any other fee is refused. */
    total: priceSchema,
  }),
  response: z.object({ order_id: z.uuid(), parcels: z.array(parcelSchema), paid: priceSchema }),
});

export const listParcels = defineCall({
  topic: 'collection/parcels',
  method: 'GET',
  path: '/api/parcel/list',
  role: 'user',
  summary: "The caller's parcels, the newest first.",
  request: z.strictObject({ stage: z._default(z.enum(parcelStages), 'open'), ...pageRequest }),
  response: pageOf(parcelSchema),
});

export const readParcel = defineCall({
  topic: 'collection/parcels',
  method: 'GET',
  path: '/api/parcel/detail',
  role: 'user',
  summary: "One of the caller's parcels with its toys, its address and its timeline.",
  refuses: { parcel_not_found: 404 },
  request: z.strictObject({ parcel_id: z.uuid() }),
  response: parcelDetailSchema,
});

/** Of every step of a parcel. */
export const parcelStepRefusals = { parcel_not_found: 404, parcel_moved_on: 422 } as const;

/** Of the steps that also move the toys. */
export const parcelRefusals = { ...parcelStepRefusals, ...itemRefusals } as const;

export const cancelParcel = defineCall({
  topic: 'collection/parcels',
  method: 'POST',
  path: '/api/parcel/cancel',
  role: 'user',
  summary: "Cancels one of the caller's parcels before it is packed; its toys and its fee return.",
  refuses: parcelRefusals,
  request: z.strictObject({ parcel_id: z.uuid() }),
  response: parcelDetailSchema,
});

export const changeParcelAddress = defineCall({
  topic: 'collection/parcels',
  method: 'POST',
  path: '/api/parcel/address',
  role: 'user',
  summary: "Sends one of the caller's parcels to another of their addresses, before it is packed.",
  refuses: { ...parcelStepRefusals, address_not_found: 404 },
  request: z.strictObject({ parcel_id: z.uuid(), address_id: z.uuid() }),
  response: parcelDetailSchema,
});

export const receiveParcel = defineCall({
  topic: 'collection/parcels',
  method: 'POST',
  path: '/api/parcel/receive',
  role: 'user',
  summary: 'Confirms that one of the caller’s parcels arrived. It happens by itself 15 working days after shipping.',
  refuses: parcelRefusals,
  request: z.strictObject({ parcel_id: z.uuid() }),
  response: parcelDetailSchema,
});
