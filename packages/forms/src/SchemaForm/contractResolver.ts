import { toNestErrors } from '@hookform/resolvers';
import { type Locale, describeIssue, fieldOf, ruleOf } from '@mcy/api/contract';
import { type FieldError, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type ContractField, fieldsOfRequest } from './fieldsOfRequest.ts';
import { isEmpty } from './untouchedValues.ts';

/**
 * Validates what was typed by a call's request schema, in the server's own words; an empty field is missing.
 * Hands on what was typed, not what the schema made of it: the server reads it by the same schema.
 */
export function contractResolver(
  request: z.ZodMiniObject,
  locale: Locale,
  fields: readonly ContractField[] = fieldsOfRequest(request),
): Resolver {
  return (values: FieldValues, _context, options) => {
    const filled = filledIn(values, fields);
    const parsed = request.safeParse(filled, { reportInput: true });
    if (parsed.success) return { values: filled, errors: {} };
    const firstOfField: Record<string, FieldError> = {};
    for (const issue of parsed.error.issues) {
      firstOfField[fieldOf(issue) ?? 'root'] ??= { type: ruleOf(issue), message: describeIssue(issue, locale) };
    }
    return { values: {}, errors: toNestErrors(firstOfField, options) };
  };
}

/** The request of what stands in the fields. An empty text that is needed stays, for its rule to say what it wants. */
function filledIn(values: FieldValues, fields: readonly ContractField[]): FieldValues {
  const filled: FieldValues = {};
  for (const { name, required, nullable } of fields) {
    const value: unknown = get(values, name);
    if (!isEmpty(value) || (value === '' && required && !nullable)) set(filled, name, value);
    else if (nullable) set(filled, name, null);
  }
  return filled;
}
