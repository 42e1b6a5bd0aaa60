/** Which products operators list: all, on sale, not on sale, or on sale with few units of a variant. */
export const productFilters = ['all', 'listed', 'unlisted', 'low'] as const;
export type ProductFilter = (typeof productFilters)[number];

/** What operators did with a product and its variants. */
export const productActions = ['product_save', 'variant_save', 'product_list', 'product_unlist'] as const;

/** The most photos of a product or a variant (spec §9), and versions of a product. */
export const mostPhotos = 9;
export const mostVariants = 30;

/** The most pieces that a buyer's limit can say. */
export const mostPerBuyer = 99;
