import { Select, Stack, TextField } from '@mcy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../../fields/FieldProps.ts';
import { useBoundField } from '../../../fields/useBoundField.ts';
import { otherBanks, popularBanks } from './vietnameseBanks.ts';

/** Option for any other bank; no bank has this name. */
const typed = 'typed';

/** A Vietnamese bank from the list, or any other one by name. */
export function BankField({ name, label, required = false, autoComplete }: FieldProps) {
  const { t } = useTranslation('wallet/withdrawals');
  const { t: form } = useTranslation('forms');
  const field = useBoundField<string>(name);
  const known = [...popularBanks, ...otherBanks].some((bank) => bank === field.value);
  const [typing, setTyping] = useState(!known && field.value !== '');

  function choose(bank: string) {
    setTyping(bank === typed);
    field.onValueChange(bank === typed ? '' : bank);
  }

  return (
    <Stack space="small">
      <Select
        {...(typing ? {} : { ref: field.ref, error: field.error, onBlur: field.onBlur })}
        label={label}
        required={required}
        placeholder={form('field.choose')}
        value={typing ? typed : field.value === '' ? null : field.value}
        onValueChange={choose}
        options={[
          { label: t('withdraw.popularBanks'), options: popularBanks.map(optionOf) },
          { label: t('withdraw.otherBanks'), options: otherBanks.map(optionOf) },
          { value: typed, label: t('withdraw.typedBank') },
        ]}
      />
      {typing && (
        <TextField
          {...field}
          label={t('withdraw.typedBankName')}
          required={required}
          autoComplete={autoComplete}
          maxLength={60}
        />
      )}
    </Stack>
  );
}

function optionOf(bank: string) {
  return { value: bank, label: bank };
}
