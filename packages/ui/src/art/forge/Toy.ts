import type { Finish } from './Finish.ts';
import type { Pen } from './createPen.ts';

/** The plan of a toy. */
export interface Toy {
  /** What its solids are made of, unless one says otherwise. */
  finish: Finish;
  /** How rare it looks: the best have a plinth, the one for the last ticket the largest, under a halo. */
  rank: 'common' | 'rare' | 'top' | 'last';
  /** How much larger than drawn, around the middle of the floor; for toys that leave air above them. */
  zoom?: number;
  /** Its parts from back to front, on a canvas of 600 by 600 whose floor is at 552. */
  draw: (pen: Pen) => readonly string[];
}
