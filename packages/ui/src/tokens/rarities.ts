/** Rarities of a toy, lowest first. Each has a color, a glow and a mark that works without color. */
export const rarities = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof rarities)[number];
