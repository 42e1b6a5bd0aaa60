/** The boxes' exports for other areas. */
export { readGuaranteeProgress } from './opening/guaranteeProgress.ts';
export { findPool } from './pools/findPool.ts';
export { presentPrize, selectPrizes } from './pools/presentPrize.ts';
export { drawPlace } from './opening/draw.ts';
export { makeSeed } from './proof/makeSeed.ts';
export { presentSeed } from './proof/presentSeed.ts';
export { readOddsTables } from './pools/readOddsTable.ts';
export { standingWeights, topTier } from './pools/standingWeights.ts';
export { type GivePassToy, passToys } from './pass/passToys.ts';
export { moveSeason } from './pass/moveSeason.ts';
export { saveSeason, type SeasonPlan } from './pass/saveSeason.ts';
export { type TaskReward, readTasks } from './pass/readTasks.ts';
export { countBoxes } from './pools/countBoxes.ts';
export { listBoxesWith } from './pools/listBoxesWith.ts';
