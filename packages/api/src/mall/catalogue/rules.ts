/** Pieces from which an order ships free (spec §9). */
export const freeShippingPieces = 3;
