/** How long the holder of a box has, in s: before their first draw, and after each draw. */
export const holdTimes = { unused: 60, drawn: 180, mostWhileWaited: 600 } as const;

/** Places in the line of a box. */
export const mostWaiting = 50;

/** After so many holds in a row without a draw nobody can hold the box for so long, in s: then it is everybody's. */
export const unusedHolds = 2;
export const openFor = 300;

/** Where a player can be in the line of a box. */
export const lineStates = ['away', 'waiting', 'holding'] as const;
export type LineState = (typeof lineStates)[number];

export type LineActor = 'player' | 'shop';

/**
 * What can happen to a player in the line of a box: who does it, and from which state to which: the one table of it. `miss` is a
 * hold that ended without a draw while others waited: once they come last, the second time they leave.
 */
export const lineMoves = {
  join: { actor: 'player', from: 'away', to: 'waiting' },
  leave: { actor: 'player', from: 'waiting', to: 'away' },
  give_up: { actor: 'player', from: 'holding', to: 'away' },
  turn: { actor: 'shop', from: 'waiting', to: 'holding' },
  end: { actor: 'shop', from: 'holding', to: 'away' },
  miss: { actor: 'shop', from: 'holding', to: 'waiting' },
} as const satisfies Readonly<Record<string, { actor: LineActor; from: LineState; to: LineState }>>;
export type LineMove = keyof typeof lineMoves;
