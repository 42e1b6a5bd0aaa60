import { useClaimPaid, usePayment } from '@mcy/api/wallet/recharge/hooks';
import { TransferScreen } from '@mcy/ui/wallet/recharge';
import { Navigate } from 'react-router-dom';
import { useAlbum } from '../../../platform/album/useAlbum.tsx';
import { isMissing } from '../../../platform/isMissing.ts';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useCopy } from '../../../platform/useCopy.ts';
import { type Query, useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { profileRoutes } from '../../account/profile/routes.ts';
import { ordersRoutes } from '../../mall/orders/routes.ts';
import { rechargeRoutes } from './routes.ts';

export function TransferRoute() {
  const payment_id = useRouteParam('payment_id');
  // The live channel says when an operator has confirmed it.
  const payment = usePayment({ payment_id });
  const load = useLoad({ payment: orNull(payment) });
  const copy = useCopy();
  const { save, albumHelp } = useAlbum();
  const claim = useAction(useClaimPaid());
  if (payment.data?.status === 'paid') return <Navigate to={ordersRoutes.paymentResult(payment_id)} replace />;
  return (
    <>
      <TransferScreen
        payment={mapLoad(load, (data) => data.payment)}
        onCopy={copy}
        onSaveCode={save}
        onClaim={(id) => claim({ payment_id: id })}
        links={{
          mine: profileRoutes.mine,
          recharge: rechargeRoutes.recharge(),
          result: ordersRoutes.paymentResult,
        }}
      />
      {albumHelp}
    </>
  );
}

/** A payment the caller does not have is an answer of its own here. */
function orNull<Data>(query: Query<Data>): Query<Data | null> {
  return isMissing(query.error) ? { ...query, data: null, isLoadingError: false } : query;
}
