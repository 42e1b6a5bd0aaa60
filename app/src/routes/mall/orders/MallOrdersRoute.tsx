import { useOrderCounts, useOrders } from '@mcy/api/mall/orders/hooks';
import { orderStages } from '@mcy/api/mall/orders/words';
import { OrdersScreen } from '@mcy/ui/mall/orders';
import { useSearchParams } from 'react-router-dom';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { profileRoutes } from '../../account/profile/routes.ts';
import { catalogueRoutes } from '../catalogue/routes.ts';
import { ordersRoutes } from './routes.ts';

export function MallOrdersRoute() {
  const [parameters, setParameters] = useSearchParams();
  const stage = orderStages.find((name) => name === parameters.get('stage')) ?? 'all';
  return (
    <OrdersScreen
      orders={usePagedLoad(useOrders({ stage }))}
      counts={useOrderCounts({}).data ?? null}
      stage={stage}
      onChooseStage={(chosen) => setParameters(chosen === 'all' ? {} : { stage: chosen }, { replace: true })}
      links={{ back: profileRoutes.mine, order: ordersRoutes.mallOrder, mall: catalogueRoutes.mall }}
    />
  );
}
