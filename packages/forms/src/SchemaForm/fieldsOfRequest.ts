import { type FieldMeta, fieldMeta } from '@mcy/api/contract';
import * as z from 'zod/mini';

/** A request's field with how it is shown. */
export interface ContractField extends FieldMeta {
  /** Dotted for a field of an object within the request: `address.city`. */
  name: string;
  /** Whether the request is refused without it. */
  required: boolean;
  /** Whether an empty one is sent as null. */
  nullable: boolean;
  /** The values of an enum: what a select or a radio group offers. */
  values?: readonly string[];
  /** Whether it is an array: an upload of several files. */
  many?: boolean;
}

/**
 * Fields of a request in the schema's order, those of an object within it as a group of their own.
 * A field without metadata cannot be shown: that is a fault of the contract.
 */
export function fieldsOfRequest(request: z.ZodMiniObject): ContractField[] {
  return fieldsWithin(request, []);
}

function fieldsWithin(object: z.ZodMiniObject, path: readonly string[]): ContractField[] {
  return Object.entries(object.shape).flatMap(([key, schema]) => {
    const name = [...path, key].join('.');
    const meta = metaOf(schema);
    if (meta && schema instanceof z.ZodMiniType) {
      const required = !schema.safeParse(undefined).success;
      const nullable = required && schema.safeParse(null).success;
      const values = valuesOf(schema);
      return [
        {
          ...(path.length > 0 && { group: path.join('.') }),
          ...meta,
          name,
          required,
          nullable,
          ...(values && { values }),
          ...(isArray(schema) && { many: true }),
        },
      ];
    }
    if (schema instanceof z.ZodMiniObject) return fieldsWithin(schema, [...path, key]);
    throw new Error(`The request's field "${name}" has no metadata: write it with field() in the contract.`);
  });
}

/** Metadata of a field, also of one that was made optional or nullable after it was described. */
function metaOf(schema: unknown): FieldMeta | undefined {
  if (!(schema instanceof z.ZodMiniType)) return undefined;
  return fieldMeta.get(schema) ?? metaOf(unwrapped(schema));
}

function valuesOf(schema: unknown): readonly string[] | undefined {
  if (schema instanceof z.ZodMiniEnum) return schema.options.map(String);
  const inner = unwrapped(schema);
  return inner === undefined ? undefined : valuesOf(inner);
}

function isArray(schema: unknown): boolean {
  if (schema instanceof z.ZodMiniArray) return true;
  const inner = unwrapped(schema);
  return inner !== undefined && isArray(inner);
}

function unwrapped(schema: unknown): unknown {
  const wraps =
    schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniDefault;
  return wraps ? schema.def.innerType : undefined;
}
