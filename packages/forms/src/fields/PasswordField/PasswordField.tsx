import { PasswordField as KitPasswordField } from '@mcy/ui/primitives';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../FieldProps.ts';
import { useBoundField } from '../useBoundField.ts';

/** An account's current password. */
export function PasswordField({ name, label, hint, required }: FieldProps) {
  const { t } = useTranslation('forms');
  const field = useBoundField<string>(name);
  return (
    <KitPasswordField
      {...field}
      label={label}
      hint={hint}
      required={required}
      autoComplete="current-password"
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
    />
  );
}
