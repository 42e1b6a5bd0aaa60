import * as contract from '@mcy/api/account/levels/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { claimLevelGift } from './claimLevelGift.ts';
import { monthlyStones } from './monthlyStones.ts';
import { coinsPerPoint, levelThresholds } from './levels.ts';
import { readLevelGift } from './readLevelGift.ts';
import { readMyLevel } from './readMyLevel.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const levelHandlers: readonly Implementation[] = [
  implement(contract.readLevels, () =>
    Promise.resolve({
      coins_per_point: coinsPerPoint,
      rows: levelThresholds.map(({ level, points }) => ({ level, points, monthly_stones: monthlyStones[level] })),
    }),
  ),

  implement(contract.readMyLevel, (_request, { db, caller, now }) => readMyLevel(db, caller.user_id, now)),

  implement(contract.claimLevelGift, async (_request, { db, caller, now }) => {
    const level = await claimLevelGift(db, caller.user_id, now);
    return readLevelGift(db, { user_id: caller.user_id, level, now });
  }),
];
