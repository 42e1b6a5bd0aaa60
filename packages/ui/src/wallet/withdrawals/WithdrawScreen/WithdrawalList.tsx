import type { Withdrawal } from '@mcy/api/wallet/withdrawals/contract';
import { Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState, InfiniteList, type PagedRows } from '../../../patterns/index.ts';
import { WithdrawalRow } from '../WithdrawalRow/WithdrawalRow.tsx';

interface WithdrawalListProps extends PagedRows<Withdrawal> {
  onCancel: (withdrawal_id: string) => Promise<void>;
}

/** The player's withdrawals, or an empty state. */
export function WithdrawalList({ onCancel, ...page }: WithdrawalListProps) {
  const { t } = useTranslation('wallet/withdrawals');
  const { t: shell } = useTranslation('shell');
  if (page.rows.length === 0) {
    return <EmptyState icon={Landmark} title={t('withdraw.empty.title')} text={t('withdraw.empty.body')} />;
  }
  return (
    <InfiniteList
      {...page}
      label={t('withdraw.list')}
      rowKey={(withdrawal) => withdrawal.withdrawal_id}
      loadMoreLabel={shell('loadMore')}
      retryLabel={shell('retry')}
      loadingLabel={shell('loading')}
    >
      {(withdrawal) => <WithdrawalRow withdrawal={withdrawal} onCancel={onCancel} />}
    </InfiniteList>
  );
}
