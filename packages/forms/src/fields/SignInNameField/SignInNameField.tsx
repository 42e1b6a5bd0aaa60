import { TextField } from '@mcy/ui/primitives';
import type { FieldProps } from '../FieldProps.ts';
import { useBoundField } from '../useBoundField.ts';

/** Email address or mobile number, on the keyboard with letters, @ and digits. */
export function SignInNameField({ name, label, hint, required, autoComplete }: FieldProps) {
  const field = useBoundField<string>(name);
  return (
    <TextField {...field} label={label} hint={hint} required={required} autoComplete={autoComplete} inputMode="email" />
  );
}
