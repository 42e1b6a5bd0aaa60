import type * as z from 'zod/mini';
import type { Locale } from './locale.ts';
import { type RuleName, ruleMessages } from './ruleMessages.ts';

/** The rule a zod issue reports: the named one of `rules.ts`, else the general one for its kind. */
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
      if (issue.origin !== 'string') return 'too_small';
      return issue.minimum === 1 ? 'required' : 'too_short';
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_big';
    default:
      return 'wrong_type';
  }
}

/** A zod issue in the reader's language: the same words under a form's field and in the server's answer. */
export function describeIssue(issue: z.core.$ZodIssue, locale: Locale): string {
  return ruleMessages[ruleOf(issue)][locale];
}

/** The request field an issue belongs to, as a dotted path; for an unknown field, that field. */
export function fieldOf(issue: z.core.$ZodIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return issue.keys[0];
  return issue.path.length === 0 ? undefined : issue.path.map(String).join('.');
}

function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(ruleMessages, name);
}
