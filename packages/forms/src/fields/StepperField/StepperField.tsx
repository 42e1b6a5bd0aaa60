import { formatMoney } from '@mcy/ui/i18n';
import { Stepper } from '@mcy/ui/primitives';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../FieldProps.ts';
import { requireRange } from '../requireRange.ts';
import { useBoundField } from '../useBoundField.ts';

/** A quantity: at least 1, at most the end of its range (spec §5). */
export function StepperField({ name, label, hint, range }: FieldProps) {
  const { t } = useTranslation('forms');
  const { min = 1, max } = requireRange(name, range);
  const field = useBoundField<number>(name);
  return (
    <Stepper
      {...field}
      label={label}
      hint={hint}
      min={min}
      max={max}
      minText={t('field.least', { least: formatMoney(min) })}
      maxText={t('field.most', { most: formatMoney(max) })}
      decreaseLabel={t('field.decrease')}
      increaseLabel={t('field.increase')}
    />
  );
}
