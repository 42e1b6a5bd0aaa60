/** How rare a toy is, least first. Each has a colour, a glow and a mark that reads without colour. */
export const rarities = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof rarities)[number];
