import { useBoxStock } from '@mcy/api/collection/stock/hooks';
import { BoxStockScreen } from '@mcy/ui/collection/stock';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';

export function BoxStockRoute() {
  const pool_id = useRouteParam('pool_id');
  const load = useLoad({ stock: useBoxStock({ pool_id }) });
  const goBack = useGoBack(poolsRoutes.pool(pool_id));
  return (
    <BoxStockScreen stock={mapLoad(load, ({ stock }) => stock)} onGoBack={goBack} links={{ pool: poolsRoutes.pool }} />
  );
}
