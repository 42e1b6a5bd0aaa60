import type { BankAccount } from '@mcy/api/wallet/withdrawals/contract';
import { Button, Inline, RadioGroup, Stack } from '@mcy/ui/primitives';
import { Landmark, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../../fields/FieldProps.ts';
import { useBoundField } from '../../../fields/useBoundField.ts';

interface KeptAccountFieldProps extends FieldProps {
  accounts: readonly BankAccount[];
  onUseAnother: () => void;
}

/** The bank accounts that the player keeps, and the way to another one. */
export function KeptAccountField({ name, label, accounts, onUseAnother }: KeptAccountFieldProps) {
  const { t } = useTranslation('wallet/withdrawals');
  const field = useBoundField<string | null>(name);
  return (
    <Stack space="small">
      <RadioGroup
        {...field}
        label={label}
        variant="card"
        options={accounts.map(({ bank_account_id, bank_name, card_number_end, holder_name }) => ({
          value: bank_account_id,
          label: t('withdraw.account', { bank: bank_name, end: card_number_end }),
          description: holder_name,
          icon: Landmark,
        }))}
      />
      <Inline>
        <Button size="small" variant="soft" tone="neutral" icon={Plus} onPress={onUseAnother}>
          {t('withdraw.another')}
        </Button>
      </Inline>
    </Stack>
  );
}
