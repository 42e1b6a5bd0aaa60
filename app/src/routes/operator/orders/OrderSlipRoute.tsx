import { useShopOrder } from '@mcy/api/operator/orders/hooks';
import { OrderSlipScreen } from '@mcy/ui/operator/orders';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { shopOrdersRoutes } from './routes.ts';

export function OrderSlipRoute() {
  const order_id = useRouteParam('order_id', shopOrdersRoutes.shopOrders);
  const load = useLoad({ order: useShopOrder({ order_id }) });
  return (
    <OrderSlipScreen
      order={mapLoad(load, ({ order }) => order)}
      onPrint={() => print()}
      onGoBack={useGoBack(shopOrdersRoutes.shopOrder(order_id))}
    />
  );
}
