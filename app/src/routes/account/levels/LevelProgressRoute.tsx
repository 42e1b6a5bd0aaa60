import { useLevels, useMyLevel } from '@mcy/api/account/levels/hooks';
import { LevelProgressScreen } from '@mcy/ui/account/levels';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { levelsRoutes } from './routes.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';

export function LevelProgressRoute() {
  const load = useLoad({ mine: useMyLevel({}), levels: useLevels({}) });
  const goBack = useGoBack(levelsRoutes.level);
  return (
    <LevelProgressScreen
      load={mapLoad(load, ({ mine, levels }) => ({ mine, steps: levels.rows }))}
      onGoBack={goBack}
      links={{ boxes: poolsRoutes.mysteryBoxes, benefits: levelsRoutes.level }}
    />
  );
}
