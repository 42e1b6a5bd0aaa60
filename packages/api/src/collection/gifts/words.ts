/** `open` waits for an answer; the others are final. */
export const giftStates = ['open', 'accepted', 'declined', 'taken_back', 'expired'] as const;
export type GiftState = (typeof giftStates)[number];

/**
 * Who somebody is to a gift. The `addressee` was named by the giver, or took it by its link; a `holder` has the link of
 * one without an addressee. The shop acts by its clock.
 */
export const giftActors = ['giver', 'addressee', 'holder', 'stranger', 'shop'] as const;
export type GiftActor = (typeof giftActors)[number];

interface GiftMove {
  by: readonly GiftActor[];
  from: GiftState;
  to: GiftState;
  /** What happens to its toys. */
  toys: 'give' | 'take_back';
}

/**
 * What can happen to a gift: the one table of it. A holder cannot decline, because others may hold the same link: the
 * gift waits for them.
 */
export const giftMoves = {
  accept: { by: ['addressee', 'holder'], from: 'open', to: 'accepted', toys: 'give' },
  decline: { by: ['addressee'], from: 'open', to: 'declined', toys: 'take_back' },
  take_back: { by: ['giver'], from: 'open', to: 'taken_back', toys: 'take_back' },
  expire: { by: ['shop'], from: 'open', to: 'expired', toys: 'take_back' },
} as const satisfies Readonly<Record<string, GiftMove>>;
export type GiftAction = keyof typeof giftMoves;

/** How much one player may give. */
export const giftLimits = {
  /** Toys of one gift. */
  toys: 10,
  /** Gifts of one giver that wait for an answer. */
  open: 20,
  /** Gifts of one giver in a day, in Vietnam. */
  perDay: 30,
  /** Days until a gift that nobody accepted comes back. */
  days: 7,
} as const;

/** The two sides of the gift record. */
export const giftSides = ['received', 'given'] as const;
export type GiftSide = (typeof giftSides)[number];
