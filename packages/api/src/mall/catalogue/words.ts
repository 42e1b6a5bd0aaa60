/** What the mall sells, in the order of its shelves. */
export const productCategories = ['figure', 'plush', 'keychain', 'poster', 'display', 'set'] as const;
export type ProductCategory = (typeof productCategories)[number];

/** A variant with fewer free units is nearly gone. */
export const fewUnits = 5;
