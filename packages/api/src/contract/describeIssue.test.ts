import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeIssue, fieldOf, ruleOf } from './describeIssue.ts';
import { locales } from './locale.ts';
import { ruleMessages } from './ruleMessages.ts';

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
