import { useFans } from '@mcy/api/account/people/hooks';
import { FollowsScreen } from '@mcy/ui/account/people';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../platform/PageTitle.tsx';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { profileRoutes } from '../profile/routes.ts';
import { peopleRoutes } from './routes.ts';
import { useFollows } from './useFollows.ts';

export function FansRoute() {
  const { t } = useTranslation('account/people');
  const follows = useFollows(usePagedLoad(useFans({})));
  return (
    <>
      <PageTitle>{t('follow.fans.title')}</PageTitle>
      <FollowsScreen
        of="fans"
        links={{ mine: profileRoutes.mine, player: peopleRoutes.player, next: profileRoutes.editProfile }}
        {...follows}
      />
    </>
  );
}
