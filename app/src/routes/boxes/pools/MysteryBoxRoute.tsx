import { useMysteryBox, useOdds } from '@mcy/api/boxes/pools/hooks';
import { useRecentWins } from '@mcy/api/boxes/opening/hooks';
import { MysteryBoxScreen } from '@mcy/ui/boxes/pools';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../platform/PageTitle.tsx';
import { useSharing } from '../../../platform/share/useSharing.tsx';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { openingRoutes } from '../opening/routes.ts';
import { poolsRoutes } from './routes.ts';
import { usePayNote } from '../../wallet/spending/usePayNote.tsx';

export function MysteryBoxRoute() {
  const { t } = useTranslation('boxes/pools');
  const pool_id = useRouteParam('pool_id');
  const pool = useMysteryBox({ pool_id });
  const load = useLoad({ pool, odds: useOdds({ pool_id }) });
  const wins = useRecentWins({});
  const goBack = useGoBack(poolsRoutes.mysteryBoxes);
  const title = pool.data?.name ?? t('mysteryBox.title');
  const { onShare, shareWindow } = useSharing({ path: poolsRoutes.pool(pool_id), title });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <MysteryBoxScreen
        load={load}
        recent={wins.data?.rows.filter((win) => win.pool_id === pool_id) ?? []}
        payNote={usePayNote()}
        onGoBack={goBack}
        onShare={onShare}
        links={{
          series: poolsRoutes.poolChoice,
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
