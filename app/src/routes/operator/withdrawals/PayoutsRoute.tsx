import { useConfirmPayout, useMakePayout, usePayouts, useReadPayoutFile } from '@mcy/api/operator/withdrawals/hooks';
import { PayoutsScreen } from '@mcy/ui/operator/withdrawals';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../platform/useAction.ts';
import { saveText } from '../../../platform/saveText.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { withdrawalCaseRoutes } from './routes.ts';

export function PayoutsRoute() {
  const { t } = useTranslation('operator/withdrawals');
  const query = usePayouts({});
  const make = useAction(useMakePayout(), { done: t('payouts.made') });
  const confirm = useAction(useConfirmPayout(), { done: t('payouts.confirmed') });
  const download = useAction(useReadPayoutFile(), { onDone: ({ name, csv }) => saveText(name, csv, 'text/csv') });
  return (
    <PayoutsScreen
      payouts={usePagedLoad(query)}
      next={query.data?.pages[0]?.next ?? null}
      onMake={() => make({})}
      onDownload={(payout_id) => download({ payout_id })}
      onConfirm={(payout_id) => confirm({ payout_id })}
      links={{ withdrawals: withdrawalCaseRoutes.withdrawalCases }}
    />
  );
}
