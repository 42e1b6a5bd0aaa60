import { type Rarity, rarities } from '../../../tokens/index.ts';
import type { DrawResult } from '../Opening.ts';

/** The rarest of some results: it decides the light. */
export function bestRarity(results: readonly DrawResult[]): Rarity {
  return rarities.findLast((rarity) => results.some((result) => result.prize.rarity === rarity)) ?? 'common';
}
