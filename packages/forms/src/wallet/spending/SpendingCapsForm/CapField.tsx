import type { SpendingPeriod } from '@mcy/api/wallet/spending/words';
import { MoneyField } from '@mcy/ui/primitives';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../../fields/FieldProps.ts';
import { useBoundField } from '../../../fields/useBoundField.ts';

interface CapFieldProps extends FieldProps {
  /** Caps to compare with this one. */
  others: readonly string[];
}

/** A cap in coins; empty means no cap, and the field says so. */
export function CapField({ name, hint, others }: CapFieldProps) {
  const { t } = useTranslation('wallet/spending');
  const { t: shell } = useTranslation('shell');
  const { onValueChange, ...field } = useBoundField<number | null>(name);
  const form = useFormContext();
  const { errors } = useFormState();

  function change(cap: number | null) {
    onValueChange(cap);
    // A cap that conflicted with this one may be valid now.
    const waiting = others.filter((other) => errors[other] !== undefined);
    if (waiting.length > 0) void form.trigger(waiting);
  }

  return (
    <MoneyField
      {...field}
      onValueChange={change}
      label={t(`fields.${nameOf(name)}.label`)}
      hint={hint}
      placeholder={t('spending.noCap')}
      unit={shell('currency.balance')}
    />
  );
}

function nameOf(name: string): SpendingPeriod {
  return name === 'day' || name === 'week' ? name : 'month';
}
