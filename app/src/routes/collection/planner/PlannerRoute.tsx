import { useSet, useSets } from '@mcy/api/collection/planner/hooks';
import { PlannerScreen } from '@mcy/ui/collection/planner';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { itemsRoutes } from '../items/routes.ts';
import { giftsRoutes } from '../gifts/routes.ts';
import { plannerRoutes } from './routes.ts';
import { usePlans } from './usePlans.ts';

export function PlannerRoute() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const sets = useSets({});
  const rows = sets.data?.rows ?? [];
  // The set that is nearest to complete, and not complete.
  const nearest = rows
    .filter(({ owned, toys }) => owned < toys)
    .toSorted((one, other) => other.owned / other.toys - one.owned / one.toys)[0];
  const series_id = parameters.get('series_id') ?? nearest?.series_id ?? rows[0]?.series_id ?? null;
  const set = useSet({ series_id: series_id ?? '' }, { enabled: series_id !== null });
  const plans = usePlans(set.data?.toys, set.data?.pools);
  const goBack = useGoBack(itemsRoutes.collection);
  return (
    <PlannerScreen
      sets={mapLoad(useLoad({ sets }), (loaded) => loaded.sets.rows)}
      series_id={series_id}
      set={mapLoad(useLoad({ set }), (loaded) => ({ toys: loaded.set.toys, plans }))}
      onChooseSeries={(chosen) => void navigate(plannerRoutes.planner(chosen), { replace: true })}
      onGoBack={goBack}
      links={{ pool: poolsRoutes.pool, gifts: giftsRoutes.gifts }}
    />
  );
}
