import { rules } from '@mcy/api/contract';
import { useFlow, useFlowKinds, useWallet } from '@mcy/api/wallet/flow/hooks';
import { type FlowCurrency, type FlowFilter, MoneyFlowScreen } from '@mcy/ui/wallet/flow';
import { useState } from 'react';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { checkInRoutes } from '../../account/checkIn/routes.ts';
import { levelsRoutes } from '../../account/levels/routes.ts';
import { profileRoutes } from '../../account/profile/routes.ts';
import { rechargeRoutes } from '../recharge/routes.ts';
import { withdrawalsRoutes } from '../withdrawals/routes.ts';

interface CurrencyFlowProps {
  currency: FlowCurrency;
}

/** The flow of one currency, which two paths show. */
export function CurrencyFlow({ currency }: CurrencyFlowProps) {
  const [currentMonth] = useState(() => rules.vietnamToday(new Date()).slice(0, 7));
  const [filter, setFilter] = useState<FlowFilter>({ month: null, kind: null });
  const kinds = useFlowKinds({ currency });
  const load = useLoad({ wallet: useWallet({}) });
  const flow = usePagedLoad(useFlow({ currency, month: filter.month ?? undefined, kind: filter.kind ?? undefined }));
  return (
    <MoneyFlowScreen
      currency={currency}
      balance={mapLoad(load, ({ wallet }) => wallet[currency])}
      flow={flow}
      kinds={kinds.data?.rows ?? []}
      currentMonth={currentMonth}
      filter={filter}
      onFilter={setFilter}
      links={{
        mine: profileRoutes.mine,
        recharge: rechargeRoutes.recharge,
        withdraw: withdrawalsRoutes.withdraw,
        checkIn: checkInRoutes.checkIn,
        level: levelsRoutes.level,
      }}
    />
  );
}
