import { useBankLines, useStatements, useUploadStatement } from '@mcy/api/operator/payments/hooks';
import { StatementsScreen, type StatementsScreenProps } from '@mcy/ui/operator/payments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../platform/useAction.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { paymentCaseRoutes } from './routes.ts';

export function StatementsRoute() {
  const { t } = useTranslation('operator/payments');
  const [stage, setStage] = useState<StatementsScreenProps['stage']>('to_decide');
  const upload = useAction(useUploadStatement(), {
    done: ({ credited }) => t('statements.uploaded', { credited }),
  });
  return (
    <StatementsScreen
      statements={usePagedLoad(useStatements({}))}
      onUpload={async (file) => upload({ name: file.name.slice(0, 120), csv: await file.text() })}
      lines={usePagedLoad(useBankLines({ stage }))}
      stage={stage}
      onChooseStage={setStage}
      links={{ payments: paymentCaseRoutes.paymentCases, line: paymentCaseRoutes.bankLine }}
    />
  );
}
