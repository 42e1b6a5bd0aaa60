import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeIssue, fieldOf, ruleOf } from './describeIssue.ts';
import { locales } from './locale.ts';
import { type RuleName, ruleMessages } from './ruleMessages.ts';
import * as rules from './rules/index.ts';

const request = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(5)),
  count: z.int().check(z.minimum(1), z.maximum(10)),
  kind: z.enum(['a', 'b']),
});
const valid = { name: 'x', count: 1, kind: 'a' };

function firstIssue(value: unknown): z.core.$ZodIssue {
  const issue = request.safeParse(value, { reportInput: true }).error?.issues[0];
  if (!issue) throw new Error('the value was valid');
  return issue;
}

describe('what a zod issue says', () => {
  it.each([
    [{ ...valid, name: undefined }, 'required', 'name'],
    [{ ...valid, name: '' }, 'required', 'name'],
    [{ ...valid, name: 7 }, 'wrong_type', 'name'],
    [{ ...valid, name: 'abcdef' }, 'too_long', 'name'],
    [{ ...valid, count: 0 }, 'too_small', 'count'],
    [{ ...valid, count: 1_000_000_000 }, 'too_big', 'count'],
    [{ ...valid, count: 1.5 }, 'wrong_type', 'count'],
    [{ ...valid, kind: 'c' }, 'not_a_choice', 'kind'],
    [{ ...valid, price: 1 }, 'unknown_field', 'price'],
    [null, 'wrong_type', undefined],
  ])('%j breaks %s at %s', (value, rule, field) => {
    const issue = firstIssue(value);
    expect(ruleOf(issue)).toBe(rule);
    expect(fieldOf(issue)).toBe(field);
  });

  it('is in the reader’s language', () => {
    const issue = firstIssue({ ...valid, name: '' });
    const said = locales.map((locale) => describeIssue(issue, locale));
    expect(said).toEqual([ruleMessages.required.vn, ruleMessages.required.zh, ruleMessages.required.en]);
  });
});

describe('the messages', () => {
  const names = Object.keys(ruleMessages) as RuleName[];
  const limits = (text: string): string[] => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted();

  it.each(names)('%s is worded in three languages with the same numbers', (name) => {
    const { vn, zh, en } = ruleMessages[name];
    for (const said of [vn, zh, en]) expect(said.trim()).toMatch(/[.。]$/);
    expect(new Set([vn, zh, en]).size).toBe(3);
    expect(limits(zh)).toEqual(limits(vn));
    expect(limits(en)).toEqual(limits(vn));
  });
});

describe('a limit', () => {
  it.each<[z.ZodMiniType, unknown, RuleName, string]>([
    [z.string().check(z.minLength(3)), 'ab', 'too_short', '3'],
    [z.string().check(z.maxLength(1500)), 'x'.repeat(1501), 'too_long', '1.500'],
    [z.int().check(z.minimum(1000)), 1, 'too_small', '1.000'],
    [z.int().check(z.maximum(1_000_000)), 1_000_001, 'too_big', '1.000.000'],
    [z.int().check(z.positive()), 0, 'not_above', '0'],
    [z.number().check(z.lt(10)), 10, 'not_below', '10'],
    [z.array(z.string()).check(z.minLength(2)), ['a'], 'too_few', '2'],
    [z.array(z.string()).check(z.maxLength(9)), Array.from({ length: 10 }, () => 'a'), 'too_many', '9'],
    [rules.code(4), '1', 'code', '4'],
    [rules.text(20), 'x'.repeat(21), 'too_long', '20'],
    [rules.quantity(99), 100, 'quantity_maximum', '99'],
    [rules.withdrawalAmount(25_000), 30_000, 'withdrawal_balance', '25.000'],
  ])('%# is stated in the shop’s number format', (schema, value, rule, limit) => {
    const issue = schema.safeParse(value, { reportInput: true }).error?.issues[0];
    if (!issue) throw new Error('the value was valid');
    expect(ruleOf(issue)).toBe(rule);
    for (const locale of locales) {
      expect(describeIssue(issue, locale)).toContain(limit);
      expect(describeIssue(issue, locale)).not.toContain('{{');
    }
  });

  it('of one is reported as a missing value', () => {
    const issue = z.array(z.string()).check(z.minLength(1)).safeParse([]).error?.issues[0];
    expect(issue && ruleOf(issue)).toBe('required');
  });
});
