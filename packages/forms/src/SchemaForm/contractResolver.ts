import { toNestErrors } from '@hookform/resolvers';
import { type Locale, describeIssue, fieldOf, ruleOf } from '@mcy/api/contract';
import { type FieldError, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type ContractField, fieldsOfRequest } from './fieldsOfRequest.ts';
import { isEmpty } from './untouchedValues.ts';

/**
 * Validates input by a call's request schema, with the server's messages; an empty field counts as missing.
 * Returns the input itself, not the parsed values: the server parses it by the same schema.
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

/** Builds the request from the field values. An empty required text stays, so that its own rule reports it. */
function filledIn(values: FieldValues, fields: readonly ContractField[]): FieldValues {
  const filled: FieldValues = {};
  for (const { name, required, nullable } of fields) {
    const value: unknown = get(values, name);
    if (!isEmpty(value) || (value === '' && required && !nullable)) set(filled, name, value);
    else if (nullable) set(filled, name, null);
  }
  return filled;
}
