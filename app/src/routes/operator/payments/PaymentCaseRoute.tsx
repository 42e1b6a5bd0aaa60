import {
  useDecideArrival,
  useHandlePayment,
  usePaymentCase,
  useReversePayment,
} from '@mcy/api/operator/payments/hooks';
import { DecideArrivalForm, HandlePaymentForm, ReversePaymentForm } from '@mcy/forms/operator/payments';
import { PaymentCaseScreen } from '@mcy/ui/operator/payments';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { approvalRoutes } from '../approvals/routes.ts';
import { paymentCaseRoutes } from './routes.ts';

export function PaymentCaseRoute() {
  const { t } = useTranslation('operator/payments');
  const payment_id = useRouteParam('payment_id');
  const goBack = useGoBack(paymentCaseRoutes.paymentCases);
  const load = useLoad({ payment: usePaymentCase({ payment_id }) });
  const handle = useFormAction(useHandlePayment({ suppressed: true }), { done: t('handled') });
  const decide = useFormAction(useDecideArrival({ suppressed: true }), {
    done: ({ approval_id }) => t(approval_id === null ? 'arrived.done' : 'reversal.asked'),
  });
  const reverse = useFormAction(useReversePayment({ suppressed: true }), { done: t('reversal.asked') });
  return (
    <PaymentCaseScreen
      payment={mapLoad(load, ({ payment }) => payment)}
      forms={{
        handle: <HandlePaymentForm payment_id={payment_id} onSubmit={handle} />,
        decide: ({ of_two }) => <DecideArrivalForm payment_id={payment_id} ofTwo={of_two} onSubmit={decide} />,
        reverse: <ReversePaymentForm payment_id={payment_id} onSubmit={reverse} />,
      }}
      links={{ approval: approvalRoutes.approval }}
      onGoBack={goBack}
    />
  );
}
