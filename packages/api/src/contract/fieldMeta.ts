import * as z from 'zod/mini';

/** Which input shows a request's field. `packages/forms/src/fields` has one bound field for each. */
export type FieldKind = 'text' | 'signInName' | 'password' | 'newPassword' | 'money' | 'date' | 'agreement' | 'hidden';

/** How a form shows a request's field; its label and hint are in the area's texts under `fields.<name>`. */
export interface FieldMeta {
  kind: FieldKind;
  /** The browser's autofill token. */
  autoComplete?: string;
  /** Amounts offered as one-tap choices, in smallest units. */
  quickAmounts?: readonly number[];
}

/** Field metadata of every request schema, written with `field` and read by `SchemaForm`. */
export const fieldMeta = z.registry<FieldMeta>();

/** A rule as one request's field: `field(rules.nickname, { kind: 'text' })`. The rule itself stays untouched. */
export function field<Schema extends z.ZodMiniType>(schema: Schema, meta: FieldMeta): Schema {
  const own = schema.clone();
  fieldMeta.add(own, meta);
  return own;
}
