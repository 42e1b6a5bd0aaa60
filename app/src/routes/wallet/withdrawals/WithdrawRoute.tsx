import type { Withdrawal } from '@mcy/api/wallet/withdrawals/contract';
import {
  useBankAccounts,
  useCancelWithdrawal,
  useWithdraw,
  useWithdrawToKept,
  useWithdrawals,
} from '@mcy/api/wallet/withdrawals/hooks';
import { useWallet } from '@mcy/api/wallet/flow/hooks';
import { WithdrawForm } from '@mcy/forms/wallet/withdrawals';
import { WithdrawScreen } from '@mcy/ui/wallet/withdrawals';
import { useState } from 'react';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { flowRoutes } from '../flow/routes.ts';
import { policiesRoutes } from '../../content/policies/routes.ts';
import { withdrawalsRoutes } from './routes.ts';
import { profileRoutes } from '../../account/profile/routes.ts';

export function WithdrawRoute() {
  const load = useLoad({ wallet: useWallet({}) });
  const kept = useBankAccounts({});
  const withdrawals = usePagedLoad(useWithdrawals({}));
  const cancel = useAction(useCancelWithdrawal());
  const [sent, setSent] = useState<Withdrawal | null>(null);
  const submit = useFormAction(useWithdraw({ suppressed: true }), { onDone: setSent });
  const submitToKept = useFormAction(useWithdrawToKept({ suppressed: true }), { onDone: setSent });
  const listed = withdrawals.status === 'loaded' ? withdrawals.data.rows : [];
  // The list is fresher than the answer to the request: it knows what was canceled or approved since.
  const done = listed.some(
    ({ withdrawal_id, status }) => withdrawal_id === sent?.withdrawal_id && status !== 'requested',
  );
  return (
    <WithdrawScreen
      balance={mapLoad(load, ({ wallet }) => wallet.balance)}
      form={(balance) => (
        <WithdrawForm
          balance={balance}
          // Without the list an account can still be typed.
          kept={kept.data?.rows ?? (kept.isError ? [] : null)}
          sent={done ? null : sent}
          onSubmit={submit}
          onSubmitToKept={submitToKept}
          onStartOver={() => setSent(null)}
        />
      )}
      withdrawals={withdrawals}
      onCancel={(withdrawal_id) => cancel({ withdrawal_id })}
      links={{
        mine: profileRoutes.mine,
        moneyFlow: flowRoutes.moneyFlow(),
        bankAccounts: withdrawalsRoutes.bankAccounts,
        paymentPolicy: policiesRoutes.policy('payment'),
      }}
    />
  );
}
