import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type PracticeBox, practise, startPractice } from './rules.ts';

const seed = createHash('sha256').update('practice').digest('hex');
const finite: PracticeBox = {
  supply: 'finite',
  rows: [1, 4, 15].map((weight, row) => ({ weight, isTop: row === 0 })),
  guarantee_after: null,
};
const infinite: PracticeBox = {
  supply: 'infinite',
  rows: [10_000, 990_000].map((weight, row) => ({ weight, isTop: row === 0 })),
  guarantee_after: 10,
};

it('empties a finite box exactly, and then draws nothing more', () => {
  let practice = startPractice(finite);
  for (let round = 0; round < 4; round++) practice = practise(finite, practice, { seed, count: 7 });
  expect(practice).toMatchObject({ left: [0, 0, 0], drawn: [1, 4, 15], draws: 20 });
  expect(practise(finite, practice, { seed, count: 5 })).toMatchObject({ draws: 20, latest: [] });
});

it('draws the same in one go as in many', () => {
  const whole = practise(finite, startPractice(finite), { seed, count: 20 });
  let parts = startPractice(finite);
  const rows: number[] = [];
  for (const count of [1, 5, 10, 4]) {
    parts = practise(finite, parts, { seed, count });
    rows.push(...parts.latest.map(({ row }) => row));
  }
  expect(rows).toEqual(whole.latest.map(({ row }) => row));
});

it('keeps the guarantee, over several goes', () => {
  let practice = startPractice(infinite);
  for (let round = 0; round < 40; round++) {
    practice = practise(infinite, practice, { seed, count: 5 });
    expect(practice.misses).toBeLessThan(10);
  }
  expect(practice.drawn[0]).toBeGreaterThanOrEqual(20);
  expect(practice.left).toEqual([10_000, 990_000]);
});
