import { rules } from '@mcy/api/contract';
import { useFlow, useWallet } from '@mcy/api/wallet/hooks';
import { type FlowFilter, MoneyFlowScreen } from '@mcy/ui/wallet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../platform/mapLoad.ts';
import { PageTitle } from '../../platform/PageTitle.tsx';
import { useLoad } from '../../platform/useLoad.ts';
import { usePagedLoad } from '../../platform/usePagedLoad.ts';
import { pathTo } from '../pathTo.ts';

export function MoneyFlowRoute() {
  const { t } = useTranslation('wallet');
  const [currentMonth] = useState(() => rules.vietnamToday(new Date()).slice(0, 7));
  const [filter, setFilter] = useState<FlowFilter>({ month: null, kind: null });
  const load = useLoad({ wallet: useWallet({}) });
  const flow = usePagedLoad(
    useFlow({ currency: 'balance', month: filter.month ?? undefined, kind: filter.kind ?? undefined }),
  );
  return (
    <>
      <PageTitle>{t('flow.title')}</PageTitle>
      <MoneyFlowScreen
        balance={mapLoad(load, ({ wallet }) => wallet.balance)}
        flow={flow}
        currentMonth={currentMonth}
        filter={filter}
        onFilter={setFilter}
        links={{ mine: pathTo.mine, recharge: pathTo.recharge, withdraw: pathTo.withdraw }}
      />
    </>
  );
}
