import { type Locale, useLocale } from '@mcy/ui/i18n';
import { DateField as KitDateField, type DayOrder } from '@mcy/ui/primitives';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../FieldProps.ts';
import { useBoundField } from '../useBoundField.ts';

/** The formats `formatDate` uses. */
const orders: Record<Locale, DayOrder> = { vn: 'dmy', zh: 'ymd', en: 'mdy' };

/** A calendar day, `YYYY-MM-DD`, typed in the order of the user's language. */
export function DateField({ name, label, hint, required, autoComplete }: FieldProps) {
  const { t } = useTranslation('forms');
  const locale = useLocale();
  const field = useBoundField<string | null>(name);
  return (
    <KitDateField
      {...field}
      label={label}
      hint={hint}
      required={required}
      autoComplete={autoComplete}
      order={orders[locale]}
      placeholder={t('field.dayPattern')}
      calendarLabel={t('field.openCalendar')}
    />
  );
}
