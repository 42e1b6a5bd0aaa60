import * as kit from '@mcy/ui/primitives';
import type { FieldProps } from '../FieldProps.ts';
import { useBoundField } from '../useBoundField.ts';

/** A calendar day, `YYYY-MM-DD`. */
export function DateField({ name, label, hint, autoComplete }: FieldProps) {
  const field = useBoundField<string | null>(name);
  return <kit.DateField {...field} label={label} hint={hint} autoComplete={autoComplete} />;
}
