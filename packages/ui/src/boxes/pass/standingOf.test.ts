import { expect, it } from 'vitest';
import { season } from './fixtures/season.ts';
import { standingOf } from './standingOf.ts';

it('finds the task under way, what waits, and what the paid track would open at once', () => {
  expect(standingOf(season)).toMatchObject({ next: { place: 4 }, missing: 2, waiting: 1, unlocked: 3 });
  expect(standingOf({ ...season, paid: true }).unlocked).toBe(0);
  expect(standingOf({ ...season, draws: 100 })).toMatchObject({ next: null, missing: 0 });
});
