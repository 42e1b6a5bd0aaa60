import { rules } from '@mcy/api/contract';
import { readFlow } from '@mcy/api/wallet/flow/contract';
import { useExportFlow, useFlow, useFlowKinds, useMonths, useWallet } from '@mcy/api/wallet/flow/hooks';
import { type FlowCurrency, type FlowFilter, MoneyFlowScreen } from '@mcy/ui/wallet/flow';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { downloadFrom } from '../../../platform/downloadFrom.ts';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { checkInRoutes } from '../../account/checkIn/routes.ts';
import { levelsRoutes } from '../../account/levels/routes.ts';
import { profileRoutes } from '../../account/profile/routes.ts';
import { rechargeRoutes } from '../recharge/routes.ts';
import { statementsRoutes } from '../statements/routes.ts';
import { withdrawalsRoutes } from '../withdrawals/routes.ts';
import { Unpaid } from '../unpaid/Unpaid.tsx';
import { flowRoutes } from './routes.ts';

interface CurrencyFlowProps {
  currency: FlowCurrency;
}

/** As many months as one answer has; older ones are listed without their sums. */
const monthsShown = 50;

const pages = {
  balance: flowRoutes.moneyFlow(),
  stone: flowRoutes.stoneFlow(),
  diamond: flowRoutes.diamondFlow(),
} as const satisfies Record<FlowCurrency, string>;

/** The flow of one currency: each has its path, and tabs lead from one to the other. */
export function CurrencyFlow({ currency }: CurrencyFlowProps) {
  const [currentMonth] = useState(() => rules.vietnamToday(new Date()).slice(0, 7));
  const { filter, choose } = useFlowFilter();
  const kinds = useFlowKinds({ currency });
  const load = useLoad({ wallet: useWallet({}) });
  const asked = {
    currency,
    month: filter.month ?? undefined,
    kind: filter.kind ?? undefined,
    direction: filter.direction ?? undefined,
  };
  const flow = usePagedLoad(useFlow(asked));
  const months = useMonths({ currency, limit: monthsShown });
  const exportFlow = useAction(useExportFlow(), { onDone: ({ address }) => downloadFrom(address) });
  const navigate = useNavigate();
  return (
    <MoneyFlowScreen
      currency={currency}
      onChooseCurrency={(chosen) => void navigate(pages[chosen], { replace: true })}
      balance={mapLoad(load, ({ wallet }) => wallet[currency])}
      flow={flow}
      months={months.data?.pages.flatMap(({ rows }) => rows) ?? []}
      kinds={kinds.data?.rows ?? (kinds.isError ? [] : null)}
      unpaid={currency === 'balance' && <Unpaid />}
      currentMonth={currentMonth}
      filter={filter}
      onFilter={choose}
      onExport={() => exportFlow(asked)}
      links={{
        mine: profileRoutes.mine,
        recharge: rechargeRoutes.recharge(),
        withdraw: withdrawalsRoutes.withdraw,
        checkIn: checkInRoutes.checkIn,
        level: levelsRoutes.level,
        boxes: poolsRoutes.mysteryBoxes,
        statements: statementsRoutes.statements(currency),
      }}
    />
  );
}

/** The filter is in the address, so going back or a reload keeps it. */
function useFlowFilter(): { filter: FlowFilter; choose: (filter: FlowFilter) => void } {
  const [parameters, setParameters] = useSearchParams();
  const { kind, month, direction } = readFlow.request.shape;
  return {
    filter: {
      kind: kind.safeParse(parameters.get('kind') ?? undefined).data ?? null,
      month: month.safeParse(parameters.get('month') ?? undefined).data ?? null,
      direction: direction.safeParse(parameters.get('direction') ?? undefined).data ?? null,
    },
    choose(chosen) {
      const next = new URLSearchParams();
      if (chosen.kind !== null) next.set('kind', chosen.kind);
      if (chosen.month !== null) next.set('month', chosen.month);
      if (chosen.direction !== null) next.set('direction', chosen.direction);
      setParameters(next, { replace: true, preventScrollReset: true });
    },
  };
}
