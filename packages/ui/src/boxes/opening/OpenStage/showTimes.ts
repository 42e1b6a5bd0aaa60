import type { Rarity } from '../../../tokens/index.ts';

/** How long the box shakes, and how long its light shines before the toy comes, in ms: together 2 s for a common toy and 6 s for a legendary one. */
export const showTimes: Readonly<Record<Rarity, { shaking: number; opening: number }>> = {
  common: { shaking: 1300, opening: 700 },
  rare: { shaking: 2200, opening: 900 },
  epic: { shaking: 3300, opening: 1200 },
  legendary: { shaking: 4400, opening: 1600 },
};

/** From the moment a toy leaves its box until it stands, in ms. */
export const riseTime = 1190;
