import { formatMoney } from '@mcy/ui/i18n';
import { Button, Grid, MoneyField as KitMoneyField, Stack } from '@mcy/ui/primitives';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../FieldProps.ts';
import { useBoundField } from '../useBoundField.ts';

/** An amount of coins, typed or picked from quick amounts. */
export function MoneyField({ name, label, hint, required, quickAmounts = [] }: FieldProps) {
  const { t } = useTranslation();
  const field = useBoundField<number | null>(name);
  return (
    <Stack space="small">
      <KitMoneyField {...field} label={label} hint={hint} required={required} unit={t('currency.balance')} />
      {quickAmounts.length > 0 && (
        <Grid columns={3} space="xsmall" role="group" aria-label={label}>
          {quickAmounts.map((amount) => (
            <Button
              key={amount}
              size="small"
              width="full"
              variant="soft"
              tone={amount === field.value ? 'accent' : 'neutral'}
              aria-pressed={amount === field.value}
              onPress={() => field.onValueChange(amount)}
            >
              {formatMoney(amount)}
            </Button>
          ))}
        </Grid>
      )}
    </Stack>
  );
}
