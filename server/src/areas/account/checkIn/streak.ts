import { checkInRewards } from './checkInRewards.ts';

const oneDay = 86_400_000;

/** A user's last check-in. */
export interface LastCheckIn {
  /** `YYYY-MM-DD` of Asia/Ho_Chi_Minh. */
  day: string;
  /** Its position in the streak. */
  streak: number;
}

/** A streak on a given day. */
export interface StreakState {
  /** Days in a row that end today or yesterday. */
  streak: number;
  checkedInToday: boolean;
  /** Completed days of the round, 0 to 15. */
  done: number;
}

/** Computes the streak. A missed day restarts the round (ours), and a new round starts after day 15. */
export function streakStateAt(last: LastCheckIn | undefined, today: string): StreakState {
  // A clock set back must not reward a day twice.
  const checkedInToday = last !== undefined && last.day >= today;
  const streak = last !== undefined && (checkedInToday || last.day === dayBefore(today)) ? last.streak : 0;
  const place = placeOf(streak);
  const over = !checkedInToday && place === checkInRewards.length;
  return { streak, checkedInToday, done: over ? 0 : place };
}

/** The stones for a day of a streak. */
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
