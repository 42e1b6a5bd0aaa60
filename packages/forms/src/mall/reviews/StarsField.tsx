import { StarInput, type StarInputProps } from '@mcy/ui/primitives';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../fields/FieldProps.ts';
import { useBoundField } from '../../fields/useBoundField.ts';

/** One to five stars; the value is their number. */
export function StarsField({ name, label, required }: Pick<FieldProps, 'name' | 'label' | 'required'>) {
  const { t } = useTranslation('mall/reviews');
  const field = useBoundField<number | null>(name);
  const names: StarInputProps['names'] = [
    t('stars.one'),
    t('stars.two'),
    t('stars.three'),
    t('stars.four'),
    t('stars.five'),
  ];
  return <StarInput {...field} label={label} required={required} names={names} />;
}
