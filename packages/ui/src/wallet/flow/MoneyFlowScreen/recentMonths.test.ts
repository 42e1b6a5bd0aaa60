import { expect, it } from 'vitest';
import { recentMonths } from './recentMonths.ts';

it('counts months back across the turn of a year, newest first', () => {
  expect(recentMonths('2026-02', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
});
