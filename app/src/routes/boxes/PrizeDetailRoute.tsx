import { useOdds, usePrize } from '@mcy/api/boxes/hooks';
import { PrizeDetailScreen } from '@mcy/ui/boxes';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../platform/mapLoad.ts';
import { PageTitle } from '../../platform/PageTitle.tsx';
import { useGoBack } from '../../platform/useGoBack.ts';
import { useLoad } from '../../platform/useLoad.ts';
import { useRouteParam } from '../../platform/useRouteParam.ts';
import { pathTo } from '../pathTo.ts';

// Wanted by few: it comes when the picture is pressed.
const AlbumViewer = lazy(async () => ({
  default: (await import('../../platform/album/AlbumViewer.tsx')).AlbumViewer,
}));

export function PrizeDetailRoute() {
  const { t } = useTranslation(['boxes', 'system']);
  const prize_id = useRouteParam('prize_id');
  const prize = usePrize({ prize_id });
  const pool_id = prize.data?.pool_id;
  const odds = useOdds({ pool_id: pool_id ?? '' }, { enabled: pool_id !== undefined });
  const load = useLoad({ prize });
  const [shown, setShown] = useState<string | null>(null);
  // Stays once it came: closing fades out, and the focus goes back.
  const [wanted, setWanted] = useState(false);
  const goBack = useGoBack(pool_id === undefined ? pathTo.mysteryBoxes : pathTo.pool(pool_id));
  return (
    <>
      <PageTitle>{prize.data?.name ?? t('prize.title')}</PageTitle>
      <PrizeDetailScreen
        load={mapLoad(load, (data) => ({ prize: data.prize, odds: odds.data ?? null }))}
        onGoBack={goBack}
        picture={{
          label: t('system:album.viewer'),
          onShow: () => {
            setWanted(true);
            setShown(prize_id);
          },
        }}
        links={{ pool: pathTo.pool, odds: pathTo.odds, open: pathTo.open }}
      />
      {wanted && prize.data && (
        <Suspense>
          <AlbumViewer
            photos={[{ id: prize_id, src: prize.data.image, alt: prize.data.name }]}
            value={shown}
            onValueChange={setShown}
          />
        </Suspense>
      )}
    </>
  );
}
