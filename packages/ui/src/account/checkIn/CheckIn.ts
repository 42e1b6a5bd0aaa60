import type { IdentityState } from '../identity/IdentityReview.ts';

/** A day of the round; the answer of `GET /api/checkIn/info` has 15 of them. */
export interface CheckInDay {
  /** From 1. */
  day: number;
  stones: number;
  state: 'done' | 'today' | 'coming';
}

/** A player's check-in progress; the answer of `GET /api/checkIn/info` satisfies it. */
export interface CheckIn {
  days: readonly CheckInDay[];
  /** Consecutive days so far. */
  streak: number;
  checked_in_today: boolean;
  /** When the next day begins, ISO 8601 UTC. */
  next_at: string;
  /** Null when nothing was submitted. */
  identity: IdentityState | null;
}
