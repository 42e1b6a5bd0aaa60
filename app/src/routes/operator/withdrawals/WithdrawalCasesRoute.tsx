import { useWithdrawalCases } from '@mcy/api/operator/withdrawals/hooks';
import { WithdrawalCasesScreen, type WithdrawalCasesScreenProps } from '@mcy/ui/operator/withdrawals';
import { useState } from 'react';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { deskRoutes } from '../desk/routes.ts';
import { withdrawalCaseRoutes } from './routes.ts';

export function WithdrawalCasesRoute() {
  const [status, setStatus] = useState<WithdrawalCasesScreenProps['status']>('requested');
  return (
    <WithdrawalCasesScreen
      withdrawals={usePagedLoad(useWithdrawalCases({ status }))}
      status={status}
      onChooseStatus={setStatus}
      links={{
        desk: deskRoutes.desk,
        payouts: withdrawalCaseRoutes.payouts,
        withdrawal: withdrawalCaseRoutes.withdrawalCase,
      }}
    />
  );
}
