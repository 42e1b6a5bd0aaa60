import type { readMyLevel as call } from '@mcy/api/account/levels/contract';
import type { ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { readSpending } from '../../../platform/ledger/readSpending.ts';
import { listLevelsReached } from './listLevelsReached.ts';
import { readLevelGift } from './readLevelGift.ts';
import { coinsPerPoint, levelOf, levelThresholds, pointsOf } from './levels.ts';

/** A player's level and points, the distance to the next level, when each was reached, and this month's gift. */
export async function readMyLevel(db: Database, user_id: string, now: Date): Promise<ResponseOf<typeof call>> {
  const spent = await readSpending(db, user_id);
  const points = pointsOf(spent);
  const level = levelOf(points);
  const next = levelThresholds.find((threshold) => threshold.points > points);
  return {
    level,
    points,
    next: next
      ? {
          level: next.level,
          points: next.points,
          missing: next.points - points,
          missing_coins: next.points * coinsPerPoint - spent,
        }
      : null,
    reached: await listLevelsReached(db, user_id),
    gift: await readLevelGift(db, { user_id, level, now }),
  };
}
