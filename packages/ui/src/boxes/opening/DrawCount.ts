/** Draws per payment; `all` takes the rest of a finite pool (at most 50). */
export type DrawCount = 1 | 5 | 10 | 'all';
