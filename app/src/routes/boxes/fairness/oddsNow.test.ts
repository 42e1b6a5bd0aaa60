import type { Odds, Prize } from '@mcy/api/boxes/pools/contract';
import { expect, it } from 'vitest';
import { oddsNow } from './oddsNow.ts';

const prize = (tier: string): Prize => ({
  prize_id: tier,
  kind: 'toy',
  tier,
  rarity: 'common',
  name: tier,
  image: '',
  value: 1,
});

const rowsOf = (weights: Readonly<Record<string, number>>): Odds['rows'] =>
  Object.entries(weights).map(([tier, weight]) => ({ prize: prize(tier.slice(0, 1)), weight, total: null }));

it('sums the top tier of a finite box and leaves out counts that it cannot fill', () => {
  const box = {
    supply: 'finite',
    rows: rowsOf({ A: 1, A2: 1, B: 6 }),
    total_weight: 8,
    guarantee_after: null,
  } as const;
  expect(oddsNow(box, null)).toEqual({
    tier: 'A',
    half: 3,
    certain: 7,
    chances: [
      { draws: 1, parts: 250_000 },
      { draws: 5, parts: 892_857 },
    ],
  });
});

it('counts a player’s misses toward the guarantee of an infinite box', () => {
  const box = {
    supply: 'infinite',
    rows: rowsOf({ A: 9_000, B: 991_000 }),
    total_weight: 1_000_000,
    guarantee_after: 80,
  } as const;
  expect(oddsNow(box, 75)).toMatchObject({ half: 5, certain: 5 });
  expect(oddsNow(box, 'loading')).toMatchObject({ half: 77, certain: 80 });
  expect(oddsNow({ ...box, guarantee_after: null }, null).certain).toBeNull();
});

it('promises nothing of a tier that is gone', () => {
  const box = { supply: 'finite', rows: rowsOf({ A: 0, B: 6 }), total_weight: 6, guarantee_after: null } as const;
  expect(oddsNow(box, null)).toMatchObject({ tier: 'A', half: null, certain: null });
});
