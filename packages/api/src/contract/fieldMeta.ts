import * as z from 'zod/mini';
import type { UploadPurpose } from './upload.ts';

/** The input for a request field. `packages/forms/src/fields` has one bound field for each. */
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

/** How a form shows a request field. Its label and hint are in the area's texts under `fields.<name>`. */
export interface FieldMeta {
  kind: FieldKind;
  /** Fields of one group are shown together, at the position of the first, under the area's text `groups.<group>`. */
  group?: string;
  /** The browser's autofill token. */
  autoComplete?: string;
  /** Amounts offered as one-tap choices, in the smallest unit. */
  quickAmounts?: readonly number[];
  /** Range of a stepper (from 1 by default, spec §5) or a slider (from 0 by default); must match the rule. */
  range?: { min?: number; max: number; step?: number };
  /** Maximum length of a text area; must match the rule. Defaults to 140 (spec §9). */
  maxCharacters?: number;
  /** Purpose of an upload field. The value is a file id, or an array of ids when the rule is an array. */
  upload?: UploadPurpose;
  /** Maximum number of files in such an array; must match the rule. Defaults to 9 (spec §9). */
  maxFiles?: number;
}

/** Field metadata of every request schema: `field` writes it, `SchemaForm` reads it. */
export const fieldMeta = z.registry<FieldMeta>();

/** Turns a rule into a request field: `field(rules.nickname, { kind: 'text' })`. The rule itself is unchanged. */
export function field<Schema extends z.ZodMiniType>(schema: Schema, meta: FieldMeta): Schema {
  const own = schema.clone();
  fieldMeta.add(own, meta);
  return own;
}
