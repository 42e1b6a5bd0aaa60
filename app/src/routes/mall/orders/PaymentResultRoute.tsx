import { usePayment } from '@mcy/api/wallet/recharge/hooks';
import { PaymentResultScreen } from '@mcy/ui/mall/orders';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isMissing } from '../../../platform/isMissing.ts';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { type Query, useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { flowRoutes } from '../../wallet/flow/routes.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { profileRoutes } from '../../account/profile/routes.ts';
import { readRechargedFor } from '../../wallet/recharge/rechargedFor.ts';
import { rechargeRoutes } from '../../wallet/recharge/routes.ts';

/** How often a pending payment is asked about, in ms: the gateway reports to the server, not to the browser. */
const pendingInterval = 2000;

export function PaymentResultRoute() {
  const payment_id = useRouteParam('payment_id', flowRoutes.moneyFlow());
  const payment = usePayment(
    { payment_id },
    { refetchInterval: (data) => (data?.status === 'pending' ? pendingInterval : false) },
  );
  const [parameters] = useSearchParams();
  const load = useLoad({ payment: orNull(payment) });
  const [box] = useState(() => readRechargedFor(payment_id));
  return (
    <PaymentResultScreen
      payment={mapLoad(load, (data) => data.payment)}
      confirming={parameters.has('confirming')}
      links={{
        boxes: poolsRoutes.mysteryBoxes,
        box: box?.return_to ?? null,
        recharge: rechargeRoutes.recharge(box ?? undefined),
        moneyFlow: flowRoutes.moneyFlow(),
        mine: profileRoutes.mine,
      }}
    />
  );
}

/** A payment the caller does not have is an answer of its own here: old links lead to this page. */
function orNull<Data>(query: Query<Data>): Query<Data | null> {
  return isMissing(query.error) ? { ...query, data: null, isLoadingError: false } : query;
}
