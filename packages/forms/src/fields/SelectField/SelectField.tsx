import { Select, type SelectProps } from '@mcy/ui/primitives';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../FieldProps.ts';
import { useBoundField } from '../useBoundField.ts';

export interface SelectFieldProps extends Omit<FieldProps, 'options'> {
  /** Groups of options, when there are many. */
  options?: SelectProps<string>['options'];
}

/** One of many values. */
export function SelectField({ name, label, hint, required, autoComplete, options = [] }: SelectFieldProps) {
  const { t } = useTranslation('forms');
  const field = useBoundField<string | null>(name);
  return (
    <Select
      {...field}
      label={label}
      hint={hint}
      required={required}
      autoComplete={autoComplete}
      options={options}
      placeholder={t('field.choose')}
    />
  );
}
