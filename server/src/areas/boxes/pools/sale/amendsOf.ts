interface Tickets {
  /** Tickets of one player. */
  own: number;
  /** What those gave back, without bonuses, in stones, and what they cost in coins. */
  returned: number;
  paid: number;
  /** Tickets made, and what all of them with the bonuses would have given back. */
  total: number;
  promised: number;
}

/**
 * Stones for a player of a finite pool that is taken off sale before its time: what their tickets lack of what the pool
 * promised on average, rounded down. It is measured by what the shop would return for a prize, which is at most half of the
 * price on average, and never more than the player paid.
 */
export function amendsForTickets({ own, returned, paid, total, promised }: Tickets): number {
  if (total === 0) return 0;
  // Exact: the product may be beyond what a number holds.
  const average = Number((BigInt(own) * BigInt(promised)) / BigInt(total));
  return Math.max(0, Math.min(average - returned, paid));
}

interface RunToGuarantee {
  /** Draws in a row without the top tier, and what they cost in coins. */
  progress: number;
  paid: number;
  guarantee_after: number;
  /** What the top tier, and a draw, give back on average, in stones. */
  top: number;
  draw: number;
}

/**
 * Stones for a run that can no longer reach its guarantee: its share of what the guarantee would have added to what the
 * shop returns, rounded down, and never more than the run cost.
 */
export function amendsForRun({ progress, paid, guarantee_after, top, draw }: RunToGuarantee): number {
  const share = Math.floor((Math.min(progress, guarantee_after) * (top - draw)) / guarantee_after);
  return Math.max(0, Math.min(share, paid));
}
