/** What was drawn of a finite pool, and what all of it was worth, in coins. */
interface FinitePool {
  /** Tickets made and drawn. */
  total: number;
  drawn: number;
  /** Value of every prize with the bonuses, and of those that were drawn. */
  worth: number;
  drawnWorth: number;
}

/**
 * Stones for each ticket of a finite pool that is taken off sale: what its prizes were worth on average less than promised
 * when it went on sale, rounded up. So the shop gains nothing by taking away a pool whose best is still inside, and nobody
 * pays for having been lucky.
 */
export function amendsPerTicket({ total, drawn, worth, drawnWorth }: FinitePool): number {
  if (drawn === 0) return 0;
  return Math.max(0, Math.ceil(worth / total - drawnWorth / drawn));
}

interface RunToGuarantee {
  /** Draws in a row without the top tier. */
  progress: number;
  guarantee_after: number;
  /** Mean value of the top tier, and of a draw, in coins. */
  top: number;
  draw: number;
}

/** Stones for a run that can no longer reach its guarantee: its share of what the guarantee would have added, rounded up. */
export function amendsForRun({ progress, guarantee_after, top, draw }: RunToGuarantee): number {
  return Math.max(0, Math.ceil((Math.min(progress, guarantee_after) * (top - draw)) / guarantee_after));
}
