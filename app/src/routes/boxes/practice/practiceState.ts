import type { Odds } from '@mcy/api/boxes/pools/contract';
import { type Practice, type PracticeBox, startPractice } from '@mcy/api/boxes/practice/rules';
import type { PracticeState } from '@mcy/ui/boxes/practice';

/** A box's odds of now, to practice on; a sold-out one as it was made. */
export function boxOf({ supply, rows, guarantee_after }: Odds): PracticeBox {
  const top = rows[0]?.prize.tier;
  const isSoldOut = rows.every(({ weight }) => weight === 0);
  return {
    supply,
    rows: rows.map(({ weight, total, prize }) => ({
      weight: isSoldOut ? (total ?? weight) : weight,
      isTop: prize.tier === top,
    })),
    guarantee_after,
  };
}

/** What the screen shows of practice draws; null before the first. */
export function practiceState(odds: Odds, begun: Practice | null, price: number): PracticeState {
  const box = boxOf(odds);
  const { drawn, draws, latest, left } = begun ?? startPractice(box);
  const parts = box.rows.reduce((sum, { weight }) => sum + weight, 0);
  const found = odds.rows.flatMap(({ prize }, row) => {
    const same = latest.filter((one) => one.row === row);
    return same.length === 0 ? [] : [{ prize, count: same.length, guaranteed: same.some((one) => one.guaranteed) }];
  });
  const byTier = Map.groupBy(
    odds.rows.map(({ prize }, place) => ({ prize, weight: box.rows[place]?.weight ?? 0, drawn: drawn[place] ?? 0 })),
    ({ prize }) => prize.tier,
  );
  return {
    draws,
    spent: draws * price,
    worth: odds.rows.reduce((sum, { prize }, row) => sum + prize.value * (drawn[row] ?? 0), 0),
    latest: found,
    tiers: [...byTier].map(([tier, rows]) => ({
      tier,
      drawn: rows.reduce((sum, row) => sum + row.drawn, 0),
      stated: (draws * rows.reduce((sum, { weight }) => sum + weight, 0)) / Math.max(1, parts),
    })),
    over: left.every((weight) => weight === 0),
  };
}
