import type * as z from 'zod/mini';
import { formatAmount } from './formatAmount.ts';
import type { Locale } from './locale.ts';
import { type RuleName, ruleMessages } from './ruleMessages.ts';

/** Returns the rule a zod issue reports: the one named in `rules/`, or the general one for its kind. */
export function ruleOf(issue: z.core.$ZodIssue): RuleName {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  if (isRuleName(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return 'wrong_type';
    case 'unrecognized_keys':
      return 'unknown_field';
    case 'invalid_value':
    case 'invalid_union':
      return 'not_a_choice';
    case 'too_small':
      return ruleOfTooSmall(issue);
    case 'too_big':
      return ruleOfTooBig(issue);
    default:
      return 'wrong_type';
  }
}

/** Words a zod issue in the reader's language: the same message under a form field and in the server's answer. */
export function describeIssue(issue: z.core.$ZodIssue, locale: Locale): string {
  const limits = limitsOf(issue);
  return ruleMessages[ruleOf(issue)][locale].replace(/\{\{(\w+)\}\}/g, (_, name: string) => written(limits[name]));
}

/** Returns the request field of an issue as a dotted path; for an unknown field, that field. */
export function fieldOf(issue: z.core.$ZodIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return issue.keys[0];
  return issue.path.length === 0 ? undefined : issue.path.map(String).join('.');
}

function ruleOfTooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): RuleName {
  if (origin === 'string') return minimum === 1 ? 'required' : 'too_short';
  if (isCounted(origin)) return minimum === 1 ? 'required' : 'too_few';
  return inclusive === false ? 'not_above' : 'too_small';
}

function ruleOfTooBig({ origin, inclusive }: z.core.$ZodIssueTooBig): RuleName {
  if (origin === 'string') return 'too_long';
  if (isCounted(origin)) return 'too_many';
  return inclusive === false ? 'not_below' : 'too_big';
}

function isCounted(origin: string): boolean {
  return origin === 'array' || origin === 'set' || origin === 'map';
}

/** Returns the numbers of an issue under the names that messages use. */
function limitsOf(issue: z.core.$ZodIssue): Record<string, unknown> {
  switch (issue.code) {
    case 'too_small':
      return { minimum: issue.minimum };
    case 'too_big':
      return { maximum: issue.maximum };
    case 'custom':
      return issue.params ?? {};
    default:
      return {};
  }
}

function written(limit: unknown): string {
  return typeof limit === 'number' ? formatAmount(limit) : String(limit);
}

function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(ruleMessages, name);
}
