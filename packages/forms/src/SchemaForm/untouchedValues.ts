import type { FieldKind } from '@mcy/api/contract';
import { get, set } from 'react-hook-form';
import type { ContractField } from './fieldsOfRequest.ts';

/** Initial value of each kind of field; null is empty. */
const untouched: Record<FieldKind, unknown> = {
  text: '',
  textArea: '',
  signInName: '',
  password: '',
  newPassword: '',
  code: '',
  money: null,
  stepper: 1,
  slider: 0,
  date: null,
  select: null,
  radio: null,
  switch: false,
  agreement: false,
  upload: null,
  hidden: null,
};

/** Initial values of a form: the given ones, or empty. */
export function untouchedValues(fields: readonly ContractField[], given: object = {}): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { name, kind, range, many = false } of fields) {
    const value: unknown = get(given, name);
    set(values, name, value ?? range?.min ?? (many ? [] : untouched[kind]));
  }
  return values;
}

/** Returns true when a value is empty. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Returns true for kinds that can be empty: a switch cannot. */
export function startsEmpty(kind: FieldKind): boolean {
  return isEmpty(untouched[kind]) || Array.isArray(untouched[kind]);
}
