import type { Odds, Prize } from '@mcy/api/boxes/pools/contract';
import { practise, startPractice } from '@mcy/api/boxes/practice/rules';
import { expect, it } from 'vitest';
import { boxOf, practiceState } from './practiceState.ts';

const prize = (name: string, tier: string, value: number): Prize => ({
  prize_id: name,
  kind: 'toy',
  tier,
  rarity: 'common',
  name,
  image: '',
  value,
});

const odds: Odds = {
  pool_id: 'pool',
  supply: 'finite',
  version: 1,
  total_weight: 4,
  rows: [
    { prize: prize('dragon', 'A', 100), weight: 1, total: 1 },
    { prize: prize('fox', 'B', 10), weight: 1, total: 1 },
    { prize: prize('slime', 'B', 1), weight: 2, total: 2 },
  ],
  last_prize: null,
  bonuses: [],
  guarantee_after: null,
};

it('has nothing before the first draw', () => {
  expect(practiceState(odds, null, 50)).toMatchObject({ draws: 0, spent: 0, worth: 0, latest: [], over: false });
});

it('lets a sold-out box be practiced on as it was made', () => {
  const soldOut = { ...odds, total_weight: 0, rows: odds.rows.map((row) => ({ ...row, weight: 0 })) };
  expect(boxOf(soldOut)).toEqual(boxOf(odds));
  expect(practiceState(soldOut, null, 50).over).toBe(false);
});

it('sums what an emptied box gave, by toy and by tier', () => {
  const practice = practise(boxOf(odds), startPractice(boxOf(odds)), { seed: 'ab'.repeat(32), count: 100 });
  const state = practiceState(odds, practice, 50);
  expect(state).toMatchObject({ draws: 4, spent: 200, worth: 112, over: true });
  expect(state.latest.map(({ prize: { name }, count }) => [name, count])).toEqual([
    ['dragon', 1],
    ['fox', 1],
    ['slime', 2],
  ]);
  expect(state.tiers).toEqual([
    { tier: 'A', drawn: 1, stated: 1 },
    { tier: 'B', drawn: 3, stated: 3 },
  ]);
});
