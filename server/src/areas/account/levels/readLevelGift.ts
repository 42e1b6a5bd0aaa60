import type { claimLevelGift } from '@mcy/api/account/levels/contract';
import type { ResponseOf } from '@mcy/api/contract';
import { periodsAt } from '../../../platform/calendar/periodsAt.ts';
import type { Database } from '../../../platform/db/database.ts';
import { monthlyStones } from './monthlyStones.ts';
import type { Level } from './levels.ts';

/** This month's gift: the claimed one, or the current level's. */
export async function readLevelGift(
  db: Database,
  { user_id, level, now }: { user_id: string; level: Level; now: Date },
): Promise<ResponseOf<typeof claimLevelGift>> {
  const { since, ends_at } = periodsAt(now).month;
  const claimed = await db
    .selectFrom('level_gift')
    .select(['stones', 'claimed_at'])
    .where('user_id', '=', user_id)
    .where('month', '=', since)
    .executeTakeFirst();
  return {
    month: since.slice(0, 7),
    stones: claimed?.stones ?? monthlyStones[level],
    claimed_at: claimed?.claimed_at.toISOString() ?? null,
    next_at: ends_at.toISOString(),
  };
}
