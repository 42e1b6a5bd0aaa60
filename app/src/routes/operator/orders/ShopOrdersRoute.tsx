import { orderStates } from '@mcy/api/mall/orders/words';
import { useShopOrders } from '@mcy/api/operator/orders/hooks';
import { ShopOrdersScreen } from '@mcy/ui/operator/orders';
import { useSearchParams } from 'react-router-dom';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { profileRoutes } from '../../account/profile/routes.ts';
import { shopOrdersRoutes } from './routes.ts';

export function ShopOrdersRoute() {
  const [parameters, setParameters] = useSearchParams();
  const state = orderStates.find((name) => name === parameters.get('state')) ?? 'paid';
  return (
    <ShopOrdersScreen
      orders={usePagedLoad(useShopOrders({ state }))}
      state={state}
      onChooseState={(chosen) => setParameters(chosen === 'paid' ? {} : { state: chosen }, { replace: true })}
      links={{ mine: profileRoutes.mine, order: shopOrdersRoutes.shopOrder, shipMany: shopOrdersRoutes.shipOrders }}
    />
  );
}
