import { TextField } from '@mcy/ui/primitives';
import type { FieldProps } from '../../fields/FieldProps.ts';
import { useBoundField } from '../../fields/useBoundField.ts';

/** A phone number, with the phone keypad. */
export function PhoneField({ name, label, hint, required, autoComplete }: FieldProps) {
  const field = useBoundField<string>(name);
  return <TextField {...field} type="tel" label={label} hint={hint} required={required} autoComplete={autoComplete} />;
}
