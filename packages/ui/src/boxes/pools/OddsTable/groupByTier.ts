import type { OddsRow } from '../Odds.ts';

/** The rows of one tier, which stand together in the published table. */
export interface TierRows {
  readonly tier: string;
  /** Sum of the rows' weights: the tier's share of the whole table. */
  readonly weight: number;
  readonly rows: readonly OddsRow[];
}

/** Tiers in the order in which they are first published. */
export function groupByTier(rows: readonly OddsRow[]): readonly TierRows[] {
  return [...Map.groupBy(rows, (row) => row.prize.tier)].map(([tier, members]) => ({
    tier,
    weight: members.reduce((sum, row) => sum + row.weight, 0),
    rows: members,
  }));
}
