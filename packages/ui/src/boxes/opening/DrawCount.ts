/** How many draws one payment buys; `all` takes what remains of a finite pool (at most 50). */
export type DrawCount = 1 | 5 | 10 | 'all';
