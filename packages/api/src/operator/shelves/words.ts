/** How operators move units of a variant. Units of a toy come from the warehouse and go back; the mall's own goods arrive. */
export const shelfMoves = ['receive', 'shelve', 'unshelve', 'add', 'remove'] as const;
export type ShelfMove = (typeof shelfMoves)[number];

/** The moves that units of a toy have, and those of the mall's own goods. */
export const movesOf = {
  toy: ['shelve', 'unshelve', 'add', 'remove'],
  goods: ['receive', 'add', 'remove'],
} as const satisfies Readonly<Record<string, readonly ShelfMove[]>>;

/** The most units that move at once. */
export const mostShelved = 10_000;
