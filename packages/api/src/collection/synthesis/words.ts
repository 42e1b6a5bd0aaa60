/** Limits of a recipe: how many toys it takes. */
export const recipeLimits = { fewest: 2, most: 10 } as const;
