import { mostBankAccounts } from '@mcy/api/wallet/withdrawals/contract';
import { useAddBankAccount, useBankAccounts, useRemoveBankAccount } from '@mcy/api/wallet/withdrawals/hooks';
import { BankAccountForm } from '@mcy/forms/wallet/withdrawals';
import { BankAccountsScreen } from '@mcy/ui/wallet/withdrawals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { withdrawalsRoutes } from './routes.ts';

export function BankAccountsRoute() {
  const { t } = useTranslation('wallet/withdrawals');
  const load = useLoad({ accounts: useBankAccounts({}) });
  const remove = useAction(useRemoveBankAccount(), { done: t('accounts.removed') });
  const [saved, setSaved] = useState(0);
  const add = useFormAction(useAddBankAccount({ suppressed: true }), {
    done: t('accounts.added'),
    onDone: () => setSaved((count) => count + 1),
  });
  return (
    <BankAccountsScreen
      accounts={mapLoad(load, ({ accounts }) => accounts.rows)}
      most={mostBankAccounts}
      // The form is empty again once it was saved.
      form={<BankAccountForm key={saved} onSubmit={add} />}
      onRemove={(bank_account_id) => remove({ bank_account_id })}
      links={{ withdraw: withdrawalsRoutes.withdraw }}
    />
  );
}
