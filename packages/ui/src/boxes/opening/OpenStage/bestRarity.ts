import { type Rarity, rarities } from '../../../tokens/index.ts';
import type { DrawResult } from '../Opening.ts';

/** Returns the highest rarity of some results, which decides the light. */
export function bestRarity(results: readonly DrawResult[]): Rarity {
  return rarities.findLast((rarity) => results.some((result) => result.prize.rarity === rarity)) ?? 'common';
}
