import { useOdds, usePrize } from '@mcy/api/boxes/pools/hooks';
import { PrizeDetailScreen } from '@mcy/ui/boxes/pools';
import { stagePicture } from '@mcy/ui/patterns';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { PageTitle } from '../../../platform/PageTitle.tsx';
import { useSharing } from '../../../platform/share/useSharing.tsx';
import { useOnDemand } from '../../../platform/onDemand/useOnDemand.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { loadRoute } from '../../../platform/loadRoute.ts';
import { openingRoutes } from '../opening/routes.ts';
import { poolsRoutes } from './routes.ts';

// Wanted by few: it comes when the picture is pressed.
const loadViewer = loadRoute(
  () => import('../../../platform/album/AlbumViewer.tsx').then((module) => module.AlbumViewer),
  ['system/sharing'],
);

export function PrizeDetailRoute() {
  const { t } = useTranslation(['boxes/pools', 'system/sharing']);
  const prize_id = useRouteParam('prize_id', poolsRoutes.mysteryBoxes);
  const prize = usePrize({ prize_id });
  const pool_id = prize.data?.pool_id;
  const odds = useOdds({ pool_id: pool_id ?? '' }, { enabled: pool_id !== undefined });
  const load = useLoad({ prize });
  const [shown, setShown] = useState<string | null>(null);
  const { Part: AlbumViewer, fetchPart: fetchViewer } = useOnDemand(loadViewer);
  const goBack = useGoBack(pool_id === undefined ? poolsRoutes.mysteryBoxes : poolsRoutes.pool(pool_id));
  const title = prize.data?.name ?? t('prize.title');
  const { onShare, shareWindow } = useSharing({ path: poolsRoutes.prize(prize_id), title });
  async function showPicture() {
    if (await fetchViewer()) setShown(prize_id);
  }

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PrizeDetailScreen
        load={mapLoad(load, (data) => ({ prize: data.prize, odds: odds.data ?? null }))}
        onGoBack={goBack}
        onShare={onShare}
        picture={{
          label: t('system/sharing:album.viewer'),
          onShow: () => void showPicture(),
        }}
        links={{ pool: poolsRoutes.pool, odds: poolsRoutes.odds, open: openingRoutes.open }}
      />
      {AlbumViewer && prize.data && (
        <AlbumViewer
          photos={[{ id: prize_id, src: stagePicture(prize.data.image), alt: prize.data.name }]}
          value={shown}
          onValueChange={setShown}
        />
      )}
      {shareWindow}
    </>
  );
}
