import { poolsRoutes } from '../pools/routes.ts';
import { OpenBox } from './OpenBox.tsx';
import { useRouteParam } from '../../../platform/useRouteParam.ts';

/** One pool's opening; another pool starts a new one. */
export function OpenBoxRoute() {
  const pool_id = useRouteParam('pool_id', poolsRoutes.mysteryBoxes);
  return <OpenBox key={pool_id} pool_id={pool_id} />;
}
