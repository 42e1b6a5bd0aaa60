import { useLevels } from '@mcy/api/account/levels/hooks';
import { LevelRulesScreen } from '@mcy/ui/account/levels';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { levelsRoutes } from './routes.ts';

export function LevelRulesRoute() {
  const load = useLoad({ levels: useLevels({}) });
  const goBack = useGoBack(levelsRoutes.level);
  return (
    <LevelRulesScreen
      load={mapLoad(load, ({ levels }) => levels)}
      onGoBack={goBack}
      links={{ benefits: levelsRoutes.level }}
    />
  );
}
