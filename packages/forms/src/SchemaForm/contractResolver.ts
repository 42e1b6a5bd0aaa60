import { toNestErrors } from '@hookform/resolvers';
import { type Locale, describeIssue, fieldOf, ruleOf } from '@mcy/api/contract';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Validates what was typed by a call's request schema, in the server's own words; null, an empty field, is missing.
 * Hands on what was typed, not what the schema made of it: the server reads it by the same schema.
 */
export function contractResolver(request: z.ZodMiniObject, locale: Locale): Resolver {
  return (values: FieldValues, _context, options) => {
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
    const parsed = request.safeParse(filled, { reportInput: true });
    if (parsed.success) return { values: filled, errors: {} };
    const firstOfField: Record<string, FieldError> = {};
    for (const issue of parsed.error.issues) {
      firstOfField[fieldOf(issue) ?? 'root'] ??= { type: ruleOf(issue), message: describeIssue(issue, locale) };
    }
    return { values: {}, errors: toNestErrors(firstOfField, options) };
  };
}
