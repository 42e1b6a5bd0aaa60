import { useMysteryBox, useOdds } from '@mcy/api/boxes/pools/hooks';
import { usePoolSpending } from '@mcy/api/boxes/fairness/hooks';
import { OddsNow } from '@mcy/ui/boxes/fairness';
import { OddsScreen } from '@mcy/ui/boxes/pools';
import { useTranslation } from 'react-i18next';
import { useSharing } from '../../../platform/share/useSharing.tsx';
import { useSession } from '../../../platform/session.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { stockRoutes } from '../../collection/stock/routes.ts';
import { openingRoutes } from '../opening/routes.ts';
import { fairnessRoutes } from '../fairness/routes.ts';
import { oddsNow } from '../fairness/oddsNow.ts';
import { practiceRoutes } from '../practice/routes.ts';
import { poolsRoutes } from './routes.ts';
import { useGuarantee } from './useGuarantee.ts';

export function OddsRoute() {
  const { t } = useTranslation('boxes/pools');
  const pool_id = useRouteParam('pool_id', poolsRoutes.mysteryBoxes);
  const pool = useMysteryBox({ pool_id });
  const odds = useOdds({ pool_id });
  const load = useLoad({ pool, odds });
  const progress = useGuarantee(pool_id);
  const spending = usePoolSpending({ pool_id });
  const spent = useSession() === null ? null : (spending.data ?? 'loading');
  const links = { fairness: fairnessRoutes.fairness(pool_id), practice: practiceRoutes.practice(pool_id) };
  const goBack = useGoBack(poolsRoutes.pool(pool_id));
  const { onShare, shareWindow } = useSharing({
    path: poolsRoutes.odds(pool_id),
    title: pool.data?.name ?? t('odds.title'),
  });
  return (
    <>
      <OddsScreen
        load={load}
        progress={progress}
        now={odds.data && <OddsNow {...oddsNow(odds.data, progress)} spent={spent} links={links} />}
        onGoBack={goBack}
        onShare={onShare}
        links={{ prize: poolsRoutes.prize, open: openingRoutes.open, stock: stockRoutes.boxStock }}
      />
      {shareWindow}
    </>
  );
}
