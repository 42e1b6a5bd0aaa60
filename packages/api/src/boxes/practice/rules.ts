import type { PoolSupply } from '../pools/words.ts';
import { drawIndex } from '../proof/rules.ts';

/** A box to practice on: its odds as the shop states them right now. */
export interface PracticeBox {
  supply: PoolSupply;
  /** In published order: tickets left, or parts per million. */
  rows: readonly { weight: number; isTop: boolean }[];
  guarantee_after: number | null;
}

/** What practicing has come to, on this page alone. */
export interface Practice {
  /** Weights left. */
  left: readonly number[];
  /** How often each row was drawn. */
  drawn: readonly number[];
  /** Draws in a row without the top tier. */
  misses: number;
  /** All draws so far; also the next nonce. */
  draws: number;
  /** Rows of the latest draws, in order. */
  latest: readonly { row: number; guaranteed: boolean }[];
}

export function startPractice({ rows }: PracticeBox): Practice {
  return { left: rows.map(({ weight }) => weight), drawn: rows.map(() => 0), misses: 0, draws: 0, latest: [] };
}

/** Draws by the shop's own rule (docs/fairness.md) from a seed of the page's; as many as there are tickets, if those are fewer. */
export function practise(
  box: PracticeBox,
  before: Practice,
  { seed, count }: { seed: string; count: number },
): Practice {
  const left = [...before.left];
  const drawn = [...before.drawn];
  const latest: { row: number; guaranteed: boolean }[] = [];
  let { misses, draws } = before;
  while (latest.length < count && left.some((weight) => weight > 0)) {
    const guaranteed = box.guarantee_after !== null && misses >= box.guarantee_after - 1;
    const weights = left.map((weight, row) => (guaranteed && !box.rows[row]?.isTop ? 0 : weight));
    const row = drawIndex(seed, 'practice', draws, weights);
    if (box.supply === 'finite') left[row] = (left[row] ?? 0) - 1;
    drawn[row] = (drawn[row] ?? 0) + 1;
    misses = box.rows[row]?.isTop ? 0 : misses + 1;
    draws += 1;
    latest.push({ row, guaranteed });
  }
  return { left, drawn, misses, draws, latest };
}
