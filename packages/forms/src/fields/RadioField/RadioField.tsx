import { RadioGroup, type RadioGroupProps } from '@mcy/ui/primitives';
import type { FieldProps } from '../FieldProps.ts';
import { useBoundField } from '../useBoundField.ts';

export interface RadioFieldProps extends FieldProps, Pick<RadioGroupProps<string>, 'variant' | 'orientation'> {}

/** One of a few values, all visible. */
export function RadioField({
  name,
  label,
  hint,
  required,
  options = [],
  variant = 'plain',
  orientation = 'vertical',
}: RadioFieldProps) {
  const field = useBoundField<string | null>(name);
  return (
    <RadioGroup
      {...field}
      label={label}
      hint={hint}
      required={required}
      options={options}
      variant={variant}
      orientation={orientation}
    />
  );
}
