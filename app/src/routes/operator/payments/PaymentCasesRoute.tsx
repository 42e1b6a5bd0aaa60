import { useBankLines, usePaymentCases } from '@mcy/api/operator/payments/hooks';
import { PaymentCasesScreen, type PaymentCasesScreenProps } from '@mcy/ui/operator/payments';
import { useState } from 'react';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { deskRoutes } from '../desk/routes.ts';
import { paymentCaseRoutes } from './routes.ts';

export function PaymentCasesRoute() {
  const [view, setView] = useState<PaymentCasesScreenProps['view']>('trouble');
  const [gateway, setGateway] = useState<PaymentCasesScreenProps['gateway']>(null);
  const [reference, setReference] = useState('');
  const lines = useBankLines({ stage: 'to_decide' }).data?.pages[0];
  const chosen = reference === '' ? { view, ...(gateway !== null && { gateway }) } : { reference };
  return (
    <PaymentCasesScreen
      payments={usePagedLoad(usePaymentCases(chosen))}
      lines={lines ? { count: lines.rows.length, more: lines.next_cursor !== null } : null}
      view={view}
      onChooseView={(next) => {
        setReference('');
        setView(next);
      }}
      gateway={gateway}
      onChooseGateway={(next) => {
        setReference('');
        setGateway(next);
      }}
      onFind={setReference}
      links={{
        desk: deskRoutes.desk,
        statements: paymentCaseRoutes.statements,
        payment: paymentCaseRoutes.paymentCase,
      }}
    />
  );
}
