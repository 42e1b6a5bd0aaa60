import type { Call } from '@mcy/api/contract';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { agreed } from './agreed.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** An id that no row has. */
const unknownId = '00000000-0000-4000-8000-000000000000';

/** Values that a schema's shape cannot tell, by field name; each has a rule of its own. */
const fieldExamples: Readonly<Record<string, unknown>> = {
  sign_in_name: 'nobody@example.com',
  nickname: 'Minh Anh',
  password: 'Xuong-rong-92',
  new_password: 'Xuong-rong-92',
  birthday: '1990-06-15',
  ...agreed,
  code: '123456',
  amount: 100_000,
  bank_name: 'Vietcombank',
  card_number: '0123456789',
  holder_name: 'NGUYEN VAN AN',
  invite_code: 'ABCDEFGH',
};

/**
 * Builds a request that the call's contract accepts, from its schema; `own` adds fields without an example above. Throws a sentence naming
 * what is missing.
 */
export function exampleRequest(
  { method, path, request }: Pick<Call, 'method' | 'path' | 'request'>,
  own: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const { properties = {}, required = [] } = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' });
  const examples = { ...fieldExamples, ...own };
  const example = Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || Object.hasOwn(own, name))
      .map(([name, schema]) => [name, Object.hasOwn(examples, name) ? examples[name] : valueOf(schema as Schema)]),
  );
  const issue = request.safeParse(example).error?.issues[0];
  if (!issue) return example;
  throw new Error(
    `${method} ${path}: no request could be made of its schema, which refuses ${JSON.stringify(example)} at "${issue.path.join('.')}". ` +
      'Give that field an example in fieldExamples (server/src/testing/exampleRequest.ts), or the call one in `examples` of testRequests.ts beside its topic.',
  );
}

/** The request's fields that name something by its id. */
export function idFieldsOf({ request }: Pick<Call, 'request'>): string[] {
  const { properties = {} } = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties)
    .filter(([name, schema]) => JSON.stringify(schema).includes('"format":"uuid"') || /_ids?$/.test(name))
    .map(([name]) => name);
}

function valueOf(schema: Schema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return valueOf(choice);
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return schema.minimum ?? Number(schema.exclusiveMinimum ?? 0) + 1;
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => valueOf(schema.items as Schema));
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, valueOf(schema.properties?.[name] as Schema)]),
      );
    default:
      return null;
  }
}

function textOf({ format, pattern, minLength = 1 }: Schema): string {
  if (format === 'uuid') return unknownId;
  if (format === 'date') return '2026-01-01';
  if (format === 'date-time') return '2026-01-01T00:00:00.000Z';
  if (pattern !== undefined) {
    const [text = ''] = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { seed: 1, numRuns: 1 });
    return text;
  }
  return 'a'.repeat(minLength);
}
