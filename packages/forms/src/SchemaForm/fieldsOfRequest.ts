import { type FieldMeta, fieldMeta } from '@mcy/api/contract';
import * as z from 'zod/mini';

/** A request field with its metadata. */
export interface ContractField extends FieldMeta {
  /** Dotted for a field of a nested object: `address.city`. */
  name: string;
  /** True when the request needs it. */
  required: boolean;
  /** True when an empty field is sent as null. */
  nullable: boolean;
  /** Values of an enum: the options of a select or a radio group. */
  values?: readonly string[];
  /** True for an array: an upload of several files. */
  many?: boolean;
}

/**
 * Lists a request's fields in the schema's order, those of a nested object as a group.
 * Throws for a field without metadata: the contract must describe it.
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

/** Returns a field's metadata, also when it was made optional or nullable after it was described. */
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
