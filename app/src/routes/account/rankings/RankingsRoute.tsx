import type { RankingBoard, RankingPeriod } from '@mcy/api/account/rankings/contract';
import { rankingBoards, rankingPeriods } from '@mcy/api/account/rankings/words';
import { useRanking } from '@mcy/api/account/rankings/hooks';
import { RankingsScreen } from '@mcy/ui/account/rankings';
import { useSearchParams } from 'react-router-dom';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useSession } from '../../../platform/session.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { entryRoutes } from '../entry/routes.ts';
import { peopleRoutes } from '../people/routes.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { profileRoutes } from '../profile/routes.ts';
import { rankingsRoutes } from './routes.ts';

export function RankingsRoute() {
  const signedIn = useSession() !== null;
  const { board, period, choose } = useChoice();
  const load = useLoad({ ranking: useRanking({ board, period }) });
  const goBack = useGoBack(profileRoutes.mine);
  return (
    <RankingsScreen
      board={board}
      period={period}
      ranking={mapLoad(load, ({ ranking }) => ranking)}
      signInHref={signedIn ? undefined : entryRoutes.signIn(rankingsRoutes.rankings)}
      onChooseBoard={(chosen) => choose(chosen, period)}
      onChoosePeriod={(chosen) => choose(board, chosen)}
      onGoBack={goBack}
      links={{
        player: peopleRoutes.player,
        boxes: poolsRoutes.mysteryBoxes,
        invite: profileRoutes.profile,
        settings: profileRoutes.settings,
      }}
    />
  );
}

/** Board and period are in the address, so going back or sharing keeps them. */
function useChoice() {
  const [parameters, setParameters] = useSearchParams();
  const [asked, since] = [parameters.get('board'), parameters.get('period')];
  return {
    board: rankingBoards.find((known) => known === asked) ?? 'revenue',
    period: rankingPeriods.find((known) => known === since) ?? 'week',
    choose: (board: RankingBoard, period: RankingPeriod) => {
      setParameters({ board, period }, { replace: true, preventScrollReset: true });
    },
  };
}
