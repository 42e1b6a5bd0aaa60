import type { DrawResult } from '@mcy/api/boxes/opening/contract';
import { type Rarity, rarities } from '../../../tokens/index.ts';

/** Returns the highest rarity of some results, which decides the light. */
export function bestRarity(results: readonly DrawResult[]): Rarity {
  return rarities.findLast((rarity) => results.some((result) => result.prize.rarity === rarity)) ?? 'common';
}
