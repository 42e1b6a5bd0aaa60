/** How far a parcel has come (spec §4). The last two are final. */
export const parcelStates = ['paid', 'packing', 'shipped', 'received', 'cancelled'] as const;
export type ParcelState = (typeof parcelStates)[number];

/** Who may act on a parcel. The shop acts by itself, when a time has come. */
export const parcelActors = ['buyer', 'operator', 'shop'] as const;
export type ParcelActor = (typeof parcelActors)[number];

/**
 * What can happen to a parcel: the one table of it. Whatever is not in it is refused. An operator cancels a shipped
 * parcel when the carrier brings it back.
 */
export const parcelSteps = [
  { action: 'change_address', actor: 'buyer', from: 'paid', to: 'paid' },
  { action: 'cancel', actor: 'buyer', from: 'paid', to: 'cancelled' },
  { action: 'cancel', actor: 'operator', from: 'paid', to: 'cancelled' },
  { action: 'cancel', actor: 'operator', from: 'packing', to: 'cancelled' },
  { action: 'cancel', actor: 'operator', from: 'shipped', to: 'cancelled' },
  { action: 'pack', actor: 'operator', from: 'paid', to: 'packing' },
  { action: 'ship', actor: 'operator', from: 'packing', to: 'shipped' },
  { action: 'track', actor: 'operator', from: 'shipped', to: 'shipped' },
  { action: 'receive', actor: 'buyer', from: 'shipped', to: 'received' },
  { action: 'receive', actor: 'shop', from: 'shipped', to: 'received' },
] as const satisfies readonly { action: string; actor: ParcelActor; from: ParcelState; to: ParcelState }[];

export type ParcelAction = (typeof parcelSteps)[number]['action'];

/** What a parcel's timeline tells: each action, the order itself, and what the carrier reports by `track`. */
export const parcelEvents = [
  'ordered',
  'replaced',
  'change_address',
  'pack',
  'ship',
  'in_transit',
  'out_for_delivery',
  'not_delivered',
  'delivered',
  'receive',
  'cancel',
] as const;
export type ParcelEvent = (typeof parcelEvents)[number];

/** What a carrier reports about a parcel on its way. */
export const trackingEvents = ['in_transit', 'out_for_delivery', 'not_delivered', 'delivered'] as const;

/** How a player filters their parcels. */
export const parcelStages = ['open', 'received', 'cancelled'] as const;
export type ParcelStage = (typeof parcelStages)[number];

/** Shipping of the collection: coins a parcel, how many pieces ship free, and how many a parcel and an order hold. */
export const parcelLimits = { fee: 30_000, freeFrom: 3, mostPieces: 20, mostOrdered: 50 } as const;

/** Working days after shipping on which a parcel counts as received by itself (spec §9). */
export const receivedAfter = 15;

/** Days after its receipt in which something in a parcel can be reported (ours). */
export const claimDays = 7;
