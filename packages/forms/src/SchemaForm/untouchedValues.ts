import type { FieldKind } from '@mcy/api/contract';
import type { ContractField } from './fieldsOfRequest.ts';

/** What each kind of field holds before anybody touched it; null is empty. */
const untouched: Record<FieldKind, unknown> = {
  text: '',
  signInName: '',
  password: '',
  newPassword: '',
  money: null,
  date: null,
  agreement: false,
  hidden: null,
};

/** Values a form of these fields begins with. */
export function untouchedValues(fields: readonly ContractField[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, untouched[field.kind]]));
}
