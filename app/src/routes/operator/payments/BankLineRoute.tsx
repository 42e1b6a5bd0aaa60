import { useBankLine, useCreditLine, useSetLineAside } from '@mcy/api/operator/payments/hooks';
import { CreditLineForm, SetLineAsideForm } from '@mcy/forms/operator/payments';
import { BankLineScreen } from '@mcy/ui/operator/payments';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { approvalRoutes } from '../approvals/routes.ts';
import { paymentCaseRoutes } from './routes.ts';

export function BankLineRoute() {
  const { t } = useTranslation('operator/payments');
  const line_id = useRouteParam('line_id');
  const goBack = useGoBack(paymentCaseRoutes.statements);
  const load = useLoad({ line: useBankLine({ line_id }) });
  const credit = useFormAction(useCreditLine({ suppressed: true }), { done: t('line.sent') });
  const setAside = useFormAction(useSetLineAside({ suppressed: true }), { done: t('line.done') });
  return (
    <BankLineScreen
      line={mapLoad(load, ({ line }) => line)}
      forms={{
        credit: ({ payment }) => (
          <CreditLineForm line_id={line_id} reference={payment?.reference ?? null} onSubmit={credit} />
        ),
        aside: ({ state }) => (
          <SetLineAsideForm line_id={line_id} secondary={state !== 'wrong_currency'} onSubmit={setAside} />
        ),
      }}
      links={{ approval: approvalRoutes.approval, payment: paymentCaseRoutes.paymentCase }}
      onGoBack={goBack}
    />
  );
}
