import { useMysteryBox, useOdds } from '@mcy/api/boxes/pools/hooks';
import { useRecentWins } from '@mcy/api/boxes/opening/hooks';
import { MysteryBoxScreen } from '@mcy/ui/boxes/pools';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../platform/PageTitle.tsx';
import { useSharing } from '../../platform/share/useSharing.tsx';
import { useGoBack } from '../../platform/useGoBack.ts';
import { useLoad } from '../../platform/useLoad.ts';
import { useRouteParam } from '../../platform/useRouteParam.ts';
import { pathTo } from '../pathTo.ts';
import { usePayNote } from '../wallet/usePayNote.tsx';

export function MysteryBoxRoute() {
  const { t } = useTranslation('boxes/pools');
  const pool_id = useRouteParam('pool_id');
  const pool = useMysteryBox({ pool_id });
  const load = useLoad({ pool, odds: useOdds({ pool_id }) });
  const wins = useRecentWins({});
  const goBack = useGoBack(pathTo.mysteryBoxes);
  const title = pool.data?.name ?? t('mysteryBox.title');
  const { onShare, shareWindow } = useSharing({ path: pathTo.pool(pool_id), title });
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
          series: pathTo.poolChoice,
          odds: pathTo.odds,
          open: pathTo.open,
          prize: pathTo.prize,
          pools: pathTo.mysteryBoxes,
        }}
      />
      {shareWindow}
    </>
  );
}
