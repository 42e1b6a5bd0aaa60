import { CodeInput, type CodeInputProps } from '@mcy/ui/primitives';
import type { FieldProps } from '../FieldProps.ts';
import { useBoundField } from '../useBoundField.ts';

export interface CodeFieldProps extends FieldProps, Pick<CodeInputProps, 'onComplete'> {}

/** A 6-digit code from a message (spec §9). */
export function CodeField({ name, label, hint, required, onComplete }: CodeFieldProps) {
  const field = useBoundField<string>(name);
  return <CodeInput {...field} label={label} hint={hint} required={required} onComplete={onComplete} />;
}
