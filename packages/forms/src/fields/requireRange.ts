import type { FieldProps } from './FieldProps.ts';

/** Ends of a number's field. A field without them cannot be shown: that is a fault of the contract. */
export function requireRange(name: string, range: FieldProps['range']): NonNullable<FieldProps['range']> {
  if (!range) throw new Error(`The field "${name}" has no range: write it in the contract, or give it by its slot.`);
  return range;
}
