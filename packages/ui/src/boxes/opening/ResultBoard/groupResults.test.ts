import type { DrawResult } from '@mcy/api/boxes/opening/contract';
import type { Prize } from '@mcy/api/boxes/pools/contract';
import { expect, it } from 'vitest';
import { groupResults } from './groupResults.ts';

const prize = (prize_id: string, rarity: Prize['rarity'], value: number): Prize => ({
  prize_id,
  kind: 'toy',
  rarity,
  value,
  tier: 'A',
  name: prize_id,
  image: '',
});

const drawn = (what: Prize, more: Partial<DrawResult> = {}): DrawResult => ({
  nonce: 0,
  prize: what,
  bonus: null,
  guaranteed: false,
  ...more,
});

const slime = prize('slime', 'common', 20_000);
const fox = prize('fox', 'common', 30_000);
const dragon = prize('dragon', 'legendary', 900_000);

it('puts the rarest first, then the most valuable', () => {
  const haul = groupResults([drawn(slime), drawn(fox), drawn(dragon)]);
  expect(haul.map((toy) => toy.prize.name)).toEqual(['dragon', 'fox', 'slime']);
});

it('counts equal toys once', () => {
  expect(groupResults([drawn(slime), drawn(fox), drawn(slime)]).map((toy) => toy.count)).toEqual([1, 2]);
});

it('keeps whether a toy was a bonus or guaranteed', () => {
  const haul = groupResults([drawn(slime), drawn(slime, { bonus: 'last' }), drawn(dragon, { guaranteed: true })]);
  expect(haul).toMatchObject([
    { guaranteed: true, bonus: null },
    { guaranteed: false, bonus: 'last', count: 2 },
  ]);
});
