import { checkInRewards } from './checkInRewards.ts';

const oneDay = 86_400_000;

/** The last day somebody checked in. */
export interface LastCheckIn {
  /** `YYYY-MM-DD` of Asia/Ho_Chi_Minh. */
  day: string;
  /** The how-manieth in a row it was. */
  streak: number;
}

/** Where somebody stands on a day. */
export interface Standing {
  /** Days in a row up to now: those that end today or yesterday. */
  streak: number;
  checkedInToday: boolean;
  /** Days of the round that are done, 0 to 15. */
  done: number;
}

/** Where somebody stands: a day without a check-in begins the round anew (ours), and after the 15th a new one begins. */
export function standingOf(last: LastCheckIn | undefined, today: string): Standing {
  // A clock that was set back must not give a day twice.
  const checkedInToday = last !== undefined && last.day >= today;
  const streak = last !== undefined && (checkedInToday || last.day === dayBefore(today)) ? last.streak : 0;
  const place = placeOf(streak);
  const over = !checkedInToday && place === checkInRewards.length;
  return { streak, checkedInToday, done: over ? 0 : place };
}

/** The stones of the how-manieth day in a row. */
export function rewardOf(streak: number): number {
  return checkInRewards[placeOf(streak) - 1] ?? 0;
}

/** The day of the round, 1 to 15; 0 before the first. */
export function placeOf(streak: number): number {
  return streak === 0 ? 0 : ((streak - 1) % checkInRewards.length) + 1;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - oneDay).toISOString().slice(0, 10);
}
