import { useApprovals } from '@mcy/api/operator/approvals/hooks';
import { ApprovalsScreen, type ApprovalsScreenProps } from '@mcy/ui/operator/approvals';
import { useState } from 'react';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { deskRoutes } from '../desk/routes.ts';
import { approvalRoutes } from './routes.ts';

export function ApprovalsRoute() {
  const [state, setState] = useState<ApprovalsScreenProps['state']>('waiting');
  return (
    <ApprovalsScreen
      approvals={usePagedLoad(useApprovals({ state }))}
      state={state}
      onChooseState={setState}
      links={{ desk: deskRoutes.desk, approval: approvalRoutes.approval }}
    />
  );
}
