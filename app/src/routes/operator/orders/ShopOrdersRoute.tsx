import type { OrderState } from '@mcy/api/mall/orders/words';
import { useShopOrders } from '@mcy/api/operator/orders/hooks';
import { ShopOrdersScreen } from '@mcy/ui/operator/orders';
import { useState } from 'react';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { profileRoutes } from '../../account/profile/routes.ts';
import { shopOrdersRoutes } from './routes.ts';

export function ShopOrdersRoute() {
  const [state, setState] = useState<OrderState>('paid');
  return (
    <ShopOrdersScreen
      orders={usePagedLoad(useShopOrders({ state }))}
      state={state}
      onChooseState={setState}
      links={{ mine: profileRoutes.mine, order: shopOrdersRoutes.shopOrder, shipMany: shopOrdersRoutes.shipOrders }}
    />
  );
}
