import { rules } from '@mcy/api/contract';
import { useMonths } from '@mcy/api/wallet/flow/hooks';
import { useMakeStatement } from '@mcy/api/wallet/statements/hooks';
import { StatementsScreen, type StatementsScreenProps } from '@mcy/ui/wallet/statements';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { downloadFrom } from '../../../platform/downloadFrom.ts';
import { useAction } from '../../../platform/useAction.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { checkInRoutes } from '../../account/checkIn/routes.ts';
import { flowRoutes } from '../flow/routes.ts';
import { rechargeRoutes } from '../recharge/routes.ts';

type Currency = StatementsScreenProps['currency'];

const flows: Readonly<Record<Currency, { page: (month?: string) => string; start: string }>> = {
  balance: { page: flowRoutes.moneyFlow, start: rechargeRoutes.recharge() },
  stone: { page: flowRoutes.stoneFlow, start: checkInRoutes.checkIn },
  diamond: { page: flowRoutes.diamondFlow, start: rechargeRoutes.recharge() },
};

export function StatementsRoute() {
  const [currentMonth] = useState(() => rules.vietnamToday(new Date()).slice(0, 7));
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('currency');
  const currency: Currency = asked === 'stone' || asked === 'diamond' ? asked : 'balance';
  const months = usePagedLoad(useMonths({ currency }));
  const make = useAction(useMakeStatement(), { onDone: ({ address }) => downloadFrom(address) });
  const { page, start } = flows[currency];
  return (
    <StatementsScreen
      currency={currency}
      onChooseCurrency={(chosen) => setParameters({ currency: chosen }, { replace: true, preventScrollReset: true })}
      months={months}
      currentMonth={currentMonth}
      onDownload={(month) => make({ currency, month })}
      links={{ flow: page(), month: page, start }}
    />
  );
}
