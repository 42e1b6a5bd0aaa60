/** Pieces from which an order ships free (spec §9). */
export const freeShippingPieces = 3;

/** Free units from which a variant counts as nearly gone. */
export const fewUnits = 5;
