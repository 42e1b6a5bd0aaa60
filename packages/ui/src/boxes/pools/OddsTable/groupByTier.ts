import type { OddsRow } from '@mcy/api/boxes/pools/contract';

/** The rows of one tier, adjacent in the published table. */
export interface TierRows {
  readonly tier: string;
  /** Sum of the rows' weights: the tier's share of the table. */
  readonly weight: number;
  readonly rows: readonly OddsRow[];
}

/** Groups the rows by tier, in published order. */
export function groupByTier(rows: readonly OddsRow[]): readonly TierRows[] {
  return [...Map.groupBy(rows, (row) => row.prize.tier)].map(([tier, members]) => ({
    tier,
    weight: members.reduce((sum, row) => sum + row.weight, 0),
    rows: members,
  }));
}
