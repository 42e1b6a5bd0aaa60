/** The most units of a toy that arrive at once, and that are counted. */
export const mostUnits = 10_000;
export const mostCounted = 1_000_000;
