/** What operators offer players to make: toys to upgrade to, and recipes. */
export const offerKinds = ['target', 'recipe'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** What operators did with an offer. */
export const offerActions = ['offer_create', 'offer_stop'] as const;
