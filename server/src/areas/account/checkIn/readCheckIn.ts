import type { CheckIn } from '@mcy/api/account/checkIn/contract';
import { rules } from '@mcy/api/contract';
import { periodsAt } from '../../../platform/calendar/periodsAt.ts';
import type { Database } from '../../../platform/db/database.ts';
import { readIdentityState } from '../identity/readIdentity.ts';
import { checkInRewards } from './checkInRewards.ts';
import { type StreakState, streakStateAt } from './streak.ts';

/** A user's round of check-ins. */
export async function readCheckIn(db: Database, user_id: string, now: Date): Promise<CheckIn> {
  const { streak, checkedInToday, done } = await readStreakState(db, user_id, rules.vietnamToday(now));
  return {
    days: checkInRewards.map((stones, index) => {
      if (index < done) return { day: index + 1, stones, state: 'done' };
      return { day: index + 1, stones, state: index === done && !checkedInToday ? 'today' : 'coming' };
    }),
    streak,
    checked_in_today: checkedInToday,
    next_at: periodsAt(now).day.ends_at.toISOString(),
    identity: await readIdentityState(db, user_id),
  };
}

/** A user's streak on a day, `YYYY-MM-DD`. */
export async function readStreakState(db: Database, user_id: string, today: string): Promise<StreakState> {
  const last = await db
    .selectFrom('check_in')
    .select(['day', 'streak'])
    .where('user_id', '=', user_id)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return streakStateAt(last, today);
}
