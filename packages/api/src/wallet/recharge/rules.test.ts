import { expect, it } from 'vitest';
import { rechargeAmount } from '../../contract/rules/index.ts';
import { suggestRecharge } from './rules.ts';

it.each([
  [1, 50_000],
  [50_000, 50_000],
  [50_001, 60_000],
  [235_000, 240_000],
  [999_999_999, 100_000_000],
])('suggests for %i missing coins a top-up of %i', (missing, suggested) => {
  expect(suggestRecharge(missing)).toBe(suggested);
  expect(rechargeAmount.safeParse(suggested).success).toBe(true);
});
