/** Why a line of a cart cannot be ordered as it is. */
export const cartTroubles = ['not_sold', 'out_of_stock', 'too_few', 'over_limit'] as const;
export type CartTrouble = (typeof cartTroubles)[number];

/** The most pieces of one version in a cart. */
export const mostPieces = 99;

/** The most lines of a cart. */
export const mostLines = 50;
