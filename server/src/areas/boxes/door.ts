/** The boxes' exports for other areas. */
export { readGuaranteeProgress } from './opening/guaranteeProgress.ts';
export { findPool } from './pools/findPool.ts';
export { presentPrize, selectPrizes } from './pools/presentPrize.ts';
export { readOddsTables } from './pools/readOddsTable.ts';
export { standingWeights, topTier } from './pools/standingWeights.ts';
