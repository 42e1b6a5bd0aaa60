import type { FieldKind } from '@mcy/api/contract';
import { get, set } from 'react-hook-form';
import type { ContractField } from './fieldsOfRequest.ts';

/** What each kind of field holds before anybody touched it; null is empty. */
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

/** Values a form of these fields begins with: those that are given, else empty ones. */
export function untouchedValues(fields: readonly ContractField[], given: object = {}): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { name, kind, range, many = false } of fields) {
    const value: unknown = get(given, name);
    set(values, name, value ?? range?.min ?? (many ? [] : untouched[kind]));
  }
  return values;
}

/** Whether nothing was filled in. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Whether a kind of field can be left empty: a switch cannot, it stands one way or the other. */
export function startsEmpty(kind: FieldKind): boolean {
  return isEmpty(untouched[kind]) || Array.isArray(untouched[kind]);
}
