import { useGrantRight, useOperators, useRevokeRight } from '@mcy/api/operator/rights/hooks';
import { RightForm } from '@mcy/forms/operator/rights';
import { type RightChange, RightsScreen } from '@mcy/ui/operator/rights';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { deskRoutes } from '../desk/routes.ts';

export function RightsRoute() {
  const { t } = useTranslation('operator/rights');
  const [change, setChange] = useState<RightChange | null>(null);
  const onDone = (): void => setChange(null);
  const grant = useFormAction(useGrantRight({ suppressed: true }), {
    done: ({ asked }) => t(change && asked.includes(change.right) ? 'sent' : 'granted'),
    onDone,
  });
  const revoke = useFormAction(useRevokeRight({ suppressed: true }), { done: t('revoked'), onDone });
  return (
    <RightsScreen
      operators={usePagedLoad(useOperators({}))}
      change={change}
      onChooseChange={setChange}
      form={({ operator: { user_id }, right, granted }) => (
        <RightForm user_id={user_id} right={right} granted={granted} onSubmit={granted ? revoke : grant} />
      )}
      links={{ desk: deskRoutes.desk }}
    />
  );
}
