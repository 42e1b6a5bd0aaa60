import type { Opening } from '../opening/Opening.ts';

/** One of the player's own openings, with who they are in the pool's public log. */
export interface RecordedOpening extends Opening {
  /** Random, another one in each pool. */
  readonly pseudonym: string;
}
