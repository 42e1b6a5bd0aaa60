import { TextField as KitTextField } from '@mcy/ui/primitives';
import type { FieldProps } from '../FieldProps.ts';
import { useBoundField } from '../useBoundField.ts';

/** A single line of text. */
export function TextField({ name, label, hint, required, autoComplete }: FieldProps) {
  const field = useBoundField<string>(name);
  return <KitTextField {...field} label={label} hint={hint} required={required} autoComplete={autoComplete} />;
}
