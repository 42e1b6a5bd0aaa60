/** Orders of what was found. */
export const foundOrders = ['best', 'price_up', 'price_down', 'newest'] as const;
export type FoundOrder = (typeof foundOrders)[number];

/** Bands of prices, by the coins they begin at; each ends where the next begins. */
export const priceBands = [0, 50_000, 100_000, 200_000, 500_000, 1_000_000] as const;

/** Filters that something passes or not. */
export const foundTraits = ['in_stock', 'on_sale', 'pre_sale', 'cod'] as const;
export type FoundTrait = (typeof foundTraits)[number];

/** Characters of a query. */
export const longestQuery = 100;
