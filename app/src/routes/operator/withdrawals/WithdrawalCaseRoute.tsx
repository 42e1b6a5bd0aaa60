import {
  useApproveWithdrawal,
  useRejectWithdrawal,
  useShowAccountNumber,
  useWithdrawalCase,
} from '@mcy/api/operator/withdrawals/hooks';
import { ApproveWithdrawalForm, RejectWithdrawalForm } from '@mcy/forms/operator/withdrawals';
import { WithdrawalCaseScreen } from '@mcy/ui/operator/withdrawals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { approvalRoutes } from '../approvals/routes.ts';
import { withdrawalCaseRoutes } from './routes.ts';

export function WithdrawalCaseRoute() {
  const { t } = useTranslation('operator/withdrawals');
  const withdrawal_id = useRouteParam('withdrawal_id', withdrawalCaseRoutes.withdrawalCases);
  const goBack = useGoBack(withdrawalCaseRoutes.withdrawalCases);
  const load = useLoad({ withdrawal: useWithdrawalCase({ withdrawal_id }) });
  const [cardNumber, setCardNumber] = useState<string | null>(null);
  const showNumber = useAction(useShowAccountNumber(), { onDone: ({ card_number }) => setCardNumber(card_number) });
  const approve = useFormAction(useApproveWithdrawal({ suppressed: true }), {
    done: ({ approval_id }) => t(approval_id === null ? 'approved' : 'sent'),
  });
  const reject = useFormAction(useRejectWithdrawal({ suppressed: true }), {
    done: ({ approval_id }) => t(approval_id === null ? 'rejected' : 'sent'),
  });
  return (
    <WithdrawalCaseScreen
      withdrawal={mapLoad(load, ({ withdrawal }) => withdrawal)}
      cardNumber={cardNumber}
      onShowNumber={() => showNumber({ withdrawal_id })}
      forms={{
        approve: ({ of_two }) => (
          <ApproveWithdrawalForm withdrawal_id={withdrawal_id} ofTwo={of_two} onSubmit={approve} />
        ),
        reject: ({ status, of_two }) => (
          <RejectWithdrawalForm
            withdrawal_id={withdrawal_id}
            ofTwo={status === 'approved' && of_two}
            onSubmit={reject}
          />
        ),
      }}
      links={{ approval: approvalRoutes.approval }}
      onGoBack={goBack}
    />
  );
}
