import type { FieldValues } from 'react-hook-form';
import type { ContractField } from './fieldsOfRequest.ts';

/** A form's values but its passwords, which nothing keeps. */
export function withoutPasswords(values: FieldValues, fields: readonly ContractField[]): FieldValues {
  const secret = fields.filter(({ kind }) => kind === 'password' || kind === 'newPassword').map(({ name }) => name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)));
}
