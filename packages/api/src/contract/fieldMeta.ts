import * as z from 'zod/mini';
import type { UploadPurpose } from './upload.ts';

/** Which input shows a request's field. `packages/forms/src/fields` has one bound field for each. */
export type FieldKind =
  | 'text'
  | 'textArea'
  | 'signInName'
  | 'password'
  | 'newPassword'
  | 'code'
  | 'money'
  | 'stepper'
  | 'slider'
  | 'date'
  | 'select'
  | 'radio'
  | 'switch'
  | 'agreement'
  | 'upload'
  | 'hidden';

/** How a form shows a request's field; its label and hint are in the area's texts under `fields.<name>`. */
export interface FieldMeta {
  kind: FieldKind;
  /** Fields of one group stand together, where the first of them is, under the area's text `groups.<group>`. */
  group?: string;
  /** The browser's autofill token. */
  autoComplete?: string;
  /** Amounts offered as one-tap choices, in smallest units. */
  quickAmounts?: readonly number[];
  /** Ends of a stepper (from 1 unless told, spec §5) or a slider (from 0), the same that the rule has. */
  range?: { min?: number; max: number; step?: number };
  /** The most characters of a text area, the same that the rule has: 140 unless told (spec §9). */
  maxCharacters?: number;
  /** What an upload's files are for. The value is one file's id, or the ids of several where the rule is an array. */
  upload?: UploadPurpose;
  /** The most files of such an array, the same that the rule has: 9 unless told (spec §9). */
  maxFiles?: number;
}

/** Field metadata of every request schema, written with `field` and read by `SchemaForm`. */
export const fieldMeta = z.registry<FieldMeta>();

/** A rule as one request's field: `field(rules.nickname, { kind: 'text' })`. The rule itself stays untouched. */
export function field<Schema extends z.ZodMiniType>(schema: Schema, meta: FieldMeta): Schema {
  const own = schema.clone();
  fieldMeta.add(own, meta);
  return own;
}
