import type { FieldProps } from './FieldProps.ts';

/** Range of a number field. Throws when neither the contract nor the slot gives one. */
export function requireRange(name: string, range: FieldProps['range']): NonNullable<FieldProps['range']> {
  if (!range) throw new Error(`The field "${name}" has no range: write it in the contract, or pass it in the slot.`);
  return range;
}
