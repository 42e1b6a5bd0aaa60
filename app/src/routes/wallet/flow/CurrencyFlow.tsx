import { rules } from '@mcy/api/contract';
import { readFlow } from '@mcy/api/wallet/flow/contract';
import { useFlow, useFlowKinds, useWallet } from '@mcy/api/wallet/flow/hooks';
import { type FlowCurrency, type FlowFilter, MoneyFlowScreen } from '@mcy/ui/wallet/flow';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
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
  const { filter, choose } = useFlowFilter();
  const kinds = useFlowKinds({ currency });
  const load = useLoad({ wallet: useWallet({}) });
  const flow = usePagedLoad(useFlow({ currency, month: filter.month ?? undefined, kind: filter.kind ?? undefined }));
  return (
    <MoneyFlowScreen
      currency={currency}
      balance={mapLoad(load, ({ wallet }) => wallet[currency])}
      flow={flow}
      kinds={kinds.data?.rows ?? (kinds.isError ? [] : null)}
      currentMonth={currentMonth}
      filter={filter}
      onFilter={choose}
      links={{
        mine: profileRoutes.mine,
        recharge: rechargeRoutes.recharge(),
        withdraw: withdrawalsRoutes.withdraw,
        checkIn: checkInRoutes.checkIn,
        level: levelsRoutes.level,
      }}
    />
  );
}

/** The filter is in the address, so going back or a reload keeps it. */
function useFlowFilter(): { filter: FlowFilter; choose: (filter: FlowFilter) => void } {
  const [parameters, setParameters] = useSearchParams();
  const { kind, month } = readFlow.request.shape;
  return {
    filter: {
      kind: kind.safeParse(parameters.get('kind') ?? undefined).data ?? null,
      month: month.safeParse(parameters.get('month') ?? undefined).data ?? null,
    },
    choose(chosen) {
      const next = new URLSearchParams();
      if (chosen.kind !== null) next.set('kind', chosen.kind);
      if (chosen.month !== null) next.set('month', chosen.month);
      setParameters(next, { replace: true, preventScrollReset: true });
    },
  };
}
