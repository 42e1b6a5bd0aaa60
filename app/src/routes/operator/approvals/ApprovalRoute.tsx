import { useApproval, useDecideApproval, useTakeBackApproval } from '@mcy/api/operator/approvals/hooks';
import { ApprovalDecisionForm } from '@mcy/forms/operator/approvals';
import { ApprovalScreen } from '@mcy/ui/operator/approvals';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { approvalRoutes } from './routes.ts';

export function ApprovalRoute() {
  const { t } = useTranslation('operator/approvals');
  const approval_id = useRouteParam('approval_id', approvalRoutes.approvals);
  const goBack = useGoBack(approvalRoutes.approvals);
  const load = useLoad({ approval: useApproval({ approval_id }) });
  const decide = useFormAction(useDecideApproval({ suppressed: true }), { done: t('saved') });
  const takeBack = useAction(useTakeBackApproval(), { done: t('takenBack') });
  return (
    <ApprovalScreen
      approval={mapLoad(load, ({ approval }) => approval)}
      form={(id) => <ApprovalDecisionForm approval_id={id} onSubmit={decide} />}
      onTakeBack={(id) => takeBack({ approval_id: id })}
      onGoBack={goBack}
    />
  );
}
