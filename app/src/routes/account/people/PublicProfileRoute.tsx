import { useFollow, usePlayer, useUnfollow } from '@mcy/api/account/people/hooks';
import { PublicProfileScreen } from '@mcy/ui/account/people';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useSharing } from '../../../platform/share/useSharing.tsx';
import { useSession } from '../../../platform/session.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { entryRoutes } from '../entry/routes.ts';
import { peopleRoutes } from './routes.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { profileRoutes } from '../profile/routes.ts';
import { rankingsRoutes } from '../rankings/routes.ts';

export function PublicProfileRoute() {
  const { t } = useTranslation('account/people');
  const user_id = useRouteParam('user_id', rankingsRoutes.rankings);
  const signedIn = useSession() !== null;
  const query = usePlayer({ user_id });
  const player = mapLoad(useLoad({ query }), (loaded) => loaded.query);
  const follow = useAction(useFollow(), { onRefused: query.refetch });
  const unfollow = useAction(useUnfollow(), { onRefused: query.refetch });
  const goBack = useGoBack(rankingsRoutes.rankings);
  const title = query.data?.nickname ?? t('player.title');
  const { onShare, shareWindow } = useSharing({ path: peopleRoutes.player(user_id), title });

  return (
    <>
      <PublicProfileScreen
        player={player}
        signInHref={signedIn ? undefined : entryRoutes.signIn(peopleRoutes.player(user_id))}
        onGoBack={goBack}
        onShare={onShare}
        onFollow={() => follow({ user_id })}
        onUnfollow={() => unfollow({ user_id })}
        links={{ prize: poolsRoutes.prize, editProfile: profileRoutes.editProfile, settings: profileRoutes.settings }}
      />
      {shareWindow}
    </>
  );
}
