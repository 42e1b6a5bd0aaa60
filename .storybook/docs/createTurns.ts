/** Hands out turns, at most some at a time, in the order of asking. */
export interface Turns {
  /** Calls `start` when its turn comes. Returns what ends the turn, or the wait for it. */
  take: (start: () => void) => () => void;
}

/** Turns for work of which only a few pieces may run at a time. */
export function createTurns(most: number): Turns {
  const waiting = new Set<() => void>();
  const running = new Set<() => void>();
  const startNext = (): void => {
    for (const start of waiting) {
      if (running.size >= most) return;
      waiting.delete(start);
      running.add(start);
      start();
    }
  };
  return {
    take: (start) => {
      // One of its own, so that the same function can wait twice.
      const turn = (): void => start();
      waiting.add(turn);
      startNext();
      return () => {
        waiting.delete(turn);
        if (running.delete(turn)) startNext();
      };
    },
  };
}
