import { useFollowing } from '@mcy/api/account/people/hooks';
import { FollowsScreen } from '@mcy/ui/account/people';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { profileRoutes } from '../profile/routes.ts';
import { rankingsRoutes } from '../rankings/routes.ts';
import { peopleRoutes } from './routes.ts';
import { useFollows } from './useFollows.ts';

export function FollowingRoute() {
  const follows = useFollows(usePagedLoad(useFollowing({})));
  return (
    <FollowsScreen
      of="following"
      links={{ mine: profileRoutes.mine, player: peopleRoutes.player, next: rankingsRoutes.rankings }}
      {...follows}
    />
  );
}
