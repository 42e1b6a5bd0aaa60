import { TextArea } from '@mcy/ui/primitives';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../FieldProps.ts';
import { useBoundField } from '../useBoundField.ts';

/** A few lines of text with a character count: 140 by default (spec §9). */
export function TextAreaField({ name, label, hint, required, autoComplete, maxCharacters }: FieldProps) {
  const { t } = useTranslation('forms');
  const field = useBoundField<string>(name);
  return (
    <TextArea
      {...field}
      label={label}
      hint={hint}
      required={required}
      autoComplete={autoComplete}
      limit={{
        most: maxCharacters,
        left: (count) => t('field.charactersLeft', { count }),
        over: (count) => t('field.charactersOver', { count }),
      }}
    />
  );
}
