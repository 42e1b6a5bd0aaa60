import { useShopPool } from '@mcy/api/operator/pools/hooks';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { DraftPage } from './DraftPage.tsx';
import { operatorPoolsRoutes } from './routes.ts';

export function EditPoolRoute() {
  const pool_id = useRouteParam('pool_id', operatorPoolsRoutes.shopPools);
  const load = useLoad({ pool: useShopPool({ pool_id }) });
  return <DraftPage pool={mapLoad(load, ({ pool }) => pool)} back={operatorPoolsRoutes.shopPool(pool_id)} />;
}
