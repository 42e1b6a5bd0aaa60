/** Levels by points, lowest first (spec §3). */
export const levels = ['bronze', 'silver', 'gold', 'platinum', 'diamond', 'black_gold', 'supreme'] as const;
export type Level = (typeof levels)[number];
