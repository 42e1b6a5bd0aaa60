import { useMysteryBoxPools, useSeries } from '@mcy/api/boxes/pools/hooks';
import { useRecentWins } from '@mcy/api/boxes/opening/hooks';
import { useBanners } from '@mcy/api/content/home/hooks';
import { MysteryBoxCard } from '@mcy/ui/boxes/pools';
import { UnopenedTray } from '@mcy/ui/boxes/opening';
import { HomeScreen } from '@mcy/ui/content/home';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { PageTitle } from '../../../platform/PageTitle.tsx';
import { useLoad } from '../../../platform/useLoad.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { replay } from '../../boxes/opening/replay.ts';
import { useTray } from '../../boxes/opening/useTray.ts';

/** How often the strip of wins is read again, in ms. */
const winsInterval = 10_000;

export function HomeRoute() {
  const { t } = useTranslation('content/home');
  const banners = useLoad({ banners: useBanners({}) });
  const wins = useLoad({ wins: useRecentWins({}, { refetchInterval: () => winsInterval }) });
  const series = useLoad({ series: useSeries({}) });
  const pools = usePagedLoad(useMysteryBoxPools({}));
  const tray = useTray();
  return (
    <>
      <PageTitle>{t('home.title')}</PageTitle>
      <HomeScreen
        banners={mapLoad(banners, (data) => data.banners.rows)}
        wins={mapLoad(wins, (data) => data.wins.rows)}
        series={mapLoad(series, (data) => data.series.rows)}
        pools={mapLoad(pools, (data) => data.rows)}
        renderPool={(pool) => <MysteryBoxCard pool={pool} href={poolsRoutes.pool(pool.pool_id)} />}
        tray={<UnopenedTray {...tray} href={replay} />}
        links={{ pool: poolsRoutes.pool, series: poolsRoutes.poolChoice, boxes: poolsRoutes.mysteryBoxes }}
      />
    </>
  );
}
