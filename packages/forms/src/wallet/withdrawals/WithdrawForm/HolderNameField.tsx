import { rules } from '@mcy/api/contract';
import { TextField } from '@mcy/ui/primitives';
import type { FieldProps } from '../../../fields/FieldProps.ts';
import { useBoundField } from '../../../fields/useBoundField.ts';

/**
 * The holder's name, converted to the bank's spelling on blur: converting earlier would break Vietnamese input methods.
 */
export function HolderNameField({ name, label, hint, required, autoComplete }: FieldProps) {
  const field = useBoundField<string>(name);

  function handleBlur() {
    field.onValueChange(rules.printedName(field.value).trim());
    field.onBlur();
  }

  return (
    <TextField
      {...field}
      label={label}
      hint={hint}
      required={required}
      autoComplete={autoComplete}
      maxLength={60}
      onBlur={handleBlur}
    />
  );
}
