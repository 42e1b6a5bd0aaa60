import { useMysteryBox, useOdds } from '@mcy/api/boxes/pools/hooks';
import { PracticeScreen } from '@mcy/ui/boxes/practice';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { poolsRoutes } from '../pools/routes.ts';
import { practiceState } from './practiceState.ts';
import { usePractice } from './usePractice.ts';

export function PracticeRoute() {
  const pool_id = useRouteParam('pool_id', poolsRoutes.mysteryBoxes);
  const pool = useMysteryBox({ pool_id });
  const odds = useOdds({ pool_id });
  const load = useLoad({ pool, odds });
  const { practised, draw, startOver } = usePractice(odds.data);
  return (
    <PracticeScreen
      load={mapLoad(load, (data) => ({
        pool_name: data.pool.name,
        practice: practiceState(practised?.odds ?? data.odds, practised?.practice ?? null, data.pool.price),
      }))}
      onDraw={draw}
      onStartOver={startOver}
      onGoBack={useGoBack(poolsRoutes.odds(pool_id))}
      links={{ pool: poolsRoutes.pool(pool_id) }}
    />
  );
}
