import { TextField } from '@mcy/ui/primitives';
import type { FieldProps } from '../../fields/FieldProps.ts';
import { useBoundField } from '../../fields/useBoundField.ts';

/** A telephone number, for which a phone shows its dial. */
export function PhoneField({ name, label, hint, required, autoComplete }: FieldProps) {
  const field = useBoundField<string>(name);
  return <TextField {...field} type="tel" label={label} hint={hint} required={required} autoComplete={autoComplete} />;
}
