import { useHandlePayment, usePaymentCase } from '@mcy/api/operator/payments/hooks';
import { HandlePaymentForm } from '@mcy/forms/operator/payments';
import { PaymentCaseScreen } from '@mcy/ui/operator/payments';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { paymentCaseRoutes } from './routes.ts';

export function PaymentCaseRoute() {
  const { t } = useTranslation('operator/payments');
  const payment_id = useRouteParam('payment_id');
  const goBack = useGoBack(paymentCaseRoutes.paymentCases);
  const load = useLoad({ payment: usePaymentCase({ payment_id }) });
  const handle = useFormAction(useHandlePayment({ suppressed: true }), { done: t('handled') });
  return (
    <PaymentCaseScreen
      payment={mapLoad(load, ({ payment }) => payment)}
      form={<HandlePaymentForm payment_id={payment_id} onSubmit={handle} />}
      onGoBack={goBack}
    />
  );
}
