import { draw } from './draw.ts';
import { type WeightedRow, standingWeights, topTier } from '../pools/standingWeights.ts';

export interface DrawTickets<Row extends WeightedRow> {
  /** The current odds table, in published order. */
  rows: readonly Row[];
  seed: string;
  client_seed: string;
  first_nonce: number;
  count: number;
  /** Every run of this many draws contains the top tier; null without a guarantee. */
  guarantee_after: number | null;
  /** The player's draws in this pool since their last prize of the top tier. */
  draws_since_top: number;
}

export interface DrawnTicket<Row extends WeightedRow> {
  nonce: number;
  /** The row that was hit, before the draw. */
  row: Row;
  guaranteed: boolean;
}

/** Draws tickets one after the other, each from what the previous one left. */
export function drawTickets<Row extends WeightedRow>(
  order: DrawTickets<Row>,
): {
  tickets: DrawnTicket<Row>[];
  draws_since_top: number;
} {
  const left = order.rows.map((row) => ({ ...row }));
  const best = topTier(left);
  let { draws_since_top } = order;
  const tickets: DrawnTicket<Row>[] = [];
  for (let nonce = order.first_nonce; nonce < order.first_nonce + order.count; nonce++) {
    const guaranteed = order.guarantee_after !== null && draws_since_top >= order.guarantee_after - 1;
    const weights = standingWeights(left, guaranteed);
    const index = draw({ seed: order.seed, client_seed: order.client_seed, nonce, weights });
    const row = order.rows[index];
    const standing = left[index];
    if (!row || !standing) throw new RangeError(`the odds table has no row ${index}`);
    if (standing.remaining !== null) standing.remaining -= 1;
    draws_since_top = standing.tier === best ? 0 : draws_since_top + 1;
    tickets.push({ nonce, row, guaranteed });
  }
  return { tickets, draws_since_top };
}
