/** What the mall sells, in the order of its shelves. */
export const productCategories = ['figure', 'plush', 'keychain', 'poster', 'display', 'set'] as const;
export type ProductCategory = (typeof productCategories)[number];

/** A variant with fewer free units is nearly gone. */
export const fewUnits = 5;

/** What changes the units on a variant's shelf. */
export const shelfMovementKinds = ['begin', 'receive', 'correct', 'shelve', 'unshelve', 'order', 'give_back'] as const;
export type ShelfMovementKind = (typeof shelfMovementKinds)[number];

/** Pieces from which an order ships free (spec §9). */
export const freeShippingPieces = 3;
