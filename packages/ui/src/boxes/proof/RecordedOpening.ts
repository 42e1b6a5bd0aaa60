import type { Opening } from '../opening/Opening.ts';

/** One of the player's openings, with their pseudonym in the pool's public log. */
export interface RecordedOpening extends Opening {
  /** Random and different in each pool. */
  readonly pseudonym: string;
}
