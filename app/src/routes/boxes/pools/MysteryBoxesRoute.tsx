import { boxKinds } from '@mcy/api/boxes/pools/words';
import { useMysteryBoxPools, useSeries } from '@mcy/api/boxes/pools/hooks';
import { MysteryBoxesScreen, type PoolFilter } from '@mcy/ui/boxes/pools';
import { useSearchParams } from 'react-router-dom';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { poolsRoutes } from './routes.ts';
import { passRoutes } from '../pass/routes.ts';
import { openingRoutes } from '../opening/routes.ts';
import { replay } from '../opening/replay.ts';
import { useTray } from '../opening/useTray.ts';

export function MysteryBoxesRoute() {
  const { filter, pool_ids, choose } = usePoolFilter();
  const pools = useMysteryBoxPools({
    kind: filter.kind ?? undefined,
    series_id: filter.series_id ?? undefined,
    pool_ids: pool_ids ?? undefined,
  });
  const series = useSeries({});
  const tray = useTray();
  return (
    <MysteryBoxesScreen
      pools={usePagedLoad(pools)}
      series={series.data?.rows ?? (series.isError ? [] : null)}
      filter={filter}
      forCoupon={pool_ids !== null}
      onFilter={choose}
      onRefresh={async () => {
        await Promise.all([pools.refetch(), series.refetch()]);
      }}
      unopened={tray.openings}
      expected={tray.expected}
      links={{
        pool: poolsRoutes.pool,
        series: poolsRoutes.poolChoice,
        replay,
        openAll: openingRoutes.openAll,
        pass: passRoutes.battlePass,
        machines: poolsRoutes.cardMachines,
        bags: poolsRoutes.luckyBags,
      }}
    />
  );
}

/** The filter is in the address, so going back or sharing keeps it. */
function usePoolFilter(): {
  filter: PoolFilter;
  /** What a coupon is for, until the player chooses otherwise. */
  pool_ids: string | null;
  choose: (filter: PoolFilter) => void;
} {
  const [parameters, setParameters] = useSearchParams();
  const kind = parameters.get('kind');
  return {
    filter: { kind: boxKinds.find((known) => known === kind) ?? null, series_id: parameters.get('series_id') },
    pool_ids: parameters.get('pool_ids'),
    choose({ kind: chosen, series_id }) {
      const next = new URLSearchParams();
      if (chosen !== null) next.set('kind', chosen);
      if (series_id !== null) next.set('series_id', series_id);
      setParameters(next, { replace: true, preventScrollReset: true });
    },
  };
}
