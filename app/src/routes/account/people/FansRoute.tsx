import { useFans } from '@mcy/api/account/people/hooks';
import { FollowsScreen } from '@mcy/ui/account/people';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { profileRoutes } from '../profile/routes.ts';
import { peopleRoutes } from './routes.ts';
import { useFollows } from './useFollows.ts';

export function FansRoute() {
  const follows = useFollows(usePagedLoad(useFans({})));
  return (
    <FollowsScreen
      of="fans"
      links={{ mine: profileRoutes.mine, player: peopleRoutes.player, next: profileRoutes.editProfile }}
      {...follows}
    />
  );
}
