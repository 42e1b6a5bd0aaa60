import type { IdentityState } from '../identity/IdentityReview.ts';

/** A day of the round; the answer of `GET /api/checkIn/info` has 15 of them. */
export interface CheckInDay {
  /** From 1. */
  day: number;
  stones: number;
  state: 'done' | 'today' | 'coming';
}

/** How far a player's check-ins are; the answer of `GET /api/checkIn/info` satisfies it. */
export interface CheckIn {
  days: readonly CheckInDay[];
  /** Days in a row up to now. */
  streak: number;
  checked_in_today: boolean;
  /** When the next day begins, ISO 8601 UTC. */
  next_at: string;
  /** Null when nothing was submitted. */
  identity: IdentityState | null;
}
