/** The fields of an odds row that determine chance. */
export interface WeightedRow {
  tier: string;
  /** Tickets made, or parts per million. */
  weight: number;
  /** Tickets left; null in an infinite pool. */
  remaining: number | null;
}

/** Each row's current weight in published order: tickets left, or parts per million. A guaranteed draw uses only the top tier. */
export function standingWeights(rows: readonly WeightedRow[], guaranteed: boolean): number[] {
  const best = topTier(rows);
  return rows.map((row) => (guaranteed && row.tier !== best ? 0 : (row.remaining ?? row.weight)));
}

/** The tier of the first published row. */
export function topTier(rows: readonly WeightedRow[]): string | undefined {
  return rows[0]?.tier;
}
