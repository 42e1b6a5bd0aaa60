import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setSpendingCaps } from '../../wallet/spending/contract.ts';
import { brokenRule } from '../../testing/brokenRule.ts';
import { spendingCap } from './spendingCap.ts';

it.each([
  [0, null],
  [1_000_000_000, null],
  [1_000_000_001, 'spending_cap_maximum'],
  [-1, 'amount_integer'],
  [0.5, 'amount_integer'],
  ['5', 'amount_integer'],
])('%s: %s', (cap, rule) => {
  expect(brokenRule(spendingCap, cap)).toBe(rule);
});

it('caps are accepted only when none exceeds the cap of a longer period', () => {
  const cap = fc.option(fc.integer({ min: 0, max: 4 }));
  fc.assert(
    fc.property(fc.record({ day: cap, week: cap, month: cap }), (caps) => {
      const set = [caps.day, caps.week, caps.month].filter((value) => value !== null);
      const inOrder = set.every((value, place) => value <= (set[place + 1] ?? Infinity));
      expect(setSpendingCaps.request.safeParse(caps).success).toBe(inOrder);
    }),
  );
});

it('a cap above both longer ones is refused once, by the nearer one', () => {
  const issues = setSpendingCaps.request.safeParse({ day: 4, week: 3, month: 2 }).error?.issues;
  expect(issues?.map(({ path, message }) => [...path, message])).toEqual([
    ['day', 'cap_over_week'],
    ['week', 'cap_over_month'],
  ]);
});
