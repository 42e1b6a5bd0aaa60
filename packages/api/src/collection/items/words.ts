/** Where an item came from. */
export const itemOrigins = ['draw', 'upgrade', 'synthesis', 'pass'] as const;
export type ItemOrigin = (typeof itemOrigins)[number];

/** Where an item is now. The last three are final. */
export const itemStates = [
  'held',
  'gifting',
  'shipping',
  'delivered',
  'decomposed',
  'upgraded',
  'synthesised',
] as const;
export type ItemState = (typeof itemStates)[number];

/** What is still a toy of its owner's. */
export const keptStates = ['held', 'gifting', 'shipping', 'delivered'] as const satisfies readonly ItemState[];

/** Orders of a collection: the newest, the most valuable, or by name. */
export const toyOrders = ['newest', 'value', 'name'] as const;
export type ToyOrder = (typeof toyOrders)[number];

/** Items of different classes are never sent in one parcel (spec §5). */
export const shippingClasses = ['blind_box', 'free_draw'] as const;
export type ShippingClass = (typeof shippingClasses)[number];

/**
 * What can happen to an item, from which state to which: the one table of it. `give` is the one that changes its owner.
 * A later area adds a state of its own here, such as a listing or a room.
 */
export const itemMoves = {
  offer: { from: 'held', to: 'gifting' },
  give: { from: 'gifting', to: 'held' },
  take_back: { from: 'gifting', to: 'held' },
  send: { from: 'held', to: 'shipping' },
  unpack: { from: 'shipping', to: 'held' },
  receive: { from: 'shipping', to: 'delivered' },
  send_back: { from: 'delivered', to: 'held' },
  decompose: { from: 'held', to: 'decomposed' },
  upgrade: { from: 'held', to: 'upgraded' },
  synthesise: { from: 'held', to: 'synthesised' },
} as const satisfies Readonly<Record<string, { from: ItemState; to: ItemState }>>;
export type ItemMove = keyof typeof itemMoves;

/** What an item's history tells: how it came to be, then its moves. */
export const itemHistoryKinds = [
  ...itemOrigins,
  'offer',
  'give',
  'take_back',
  'send',
  'unpack',
  'receive',
  'send_back',
  'decompose',
  'upgraded',
  'synthesised',
] as const;
export type ItemHistoryKind = (typeof itemHistoryKinds)[number];

/** What a player can do with a toy. */
export const itemActions = ['send', 'gift', 'decompose', 'upgrade', 'synthesise'] as const;
export type ItemAction = (typeof itemActions)[number];

/** Why an action is not possible: where the item is, or what its toy does not allow. */
export type Hindrance = Exclude<ItemState, 'held'> | 'may_not_gift' | 'may_not_decompose';
