import { useMysteryBoxPools, useSeries } from '@mcy/api/boxes/pools/hooks';
import { PoolChoiceScreen } from '@mcy/ui/boxes/pools';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { PageNotFound } from '../../../platform/PageNotFound.ts';
import { useSharing } from '../../../platform/share/useSharing.tsx';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { openingRoutes } from '../opening/routes.ts';
import { poolsRoutes } from './routes.ts';

export function PoolChoiceRoute() {
  const { t } = useTranslation('boxes/pools');
  const series_id = useRouteParam('series_id', poolsRoutes.mysteryBoxes);
  const listed = useSeries({});
  const load = useLoad({ series: listed, pools: useMysteryBoxPools({ series_id, limit: 50 }) });
  const goBack = useGoBack(poolsRoutes.mysteryBoxes);
  const { onShare, shareWindow } = useSharing({
    path: poolsRoutes.poolChoice(series_id),
    title: listed.data?.rows.find((known) => known.series_id === series_id)?.name ?? t('poolChoice.title'),
  });
  return (
    <>
      <PoolChoiceScreen
        load={mapLoad(load, ({ series, pools }) => {
          const chosen = series.rows.find((known) => known.series_id === series_id);
          if (!chosen) throw new PageNotFound('No series on sale has this id.');
          return { series: chosen, pools: pools.pages.flatMap((page) => page.rows) };
        })}
        onGoBack={goBack}
        onShare={onShare}
        links={{
          pool: poolsRoutes.pool,
          odds: poolsRoutes.odds,
          open: openingRoutes.open,
          prize: poolsRoutes.prize,
          pools: poolsRoutes.mysteryBoxes,
        }}
      />
      {shareWindow}
    </>
  );
}
