import { useFans } from '@mcy/api/account/people/hooks';
import { FollowsScreen } from '@mcy/ui/account/people';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../platform/PageTitle.tsx';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { peopleRoutes } from './routes.ts';
import { profileRoutes } from '../profile/routes.ts';
import { useFollowChanges } from './useFollowChanges.ts';
import { withRows } from './withRows.ts';

export function FansRoute() {
  const { t } = useTranslation('account/people');
  const fans = usePagedLoad(useFans({}));
  const { withChanges, ...ways } = useFollowChanges();
  return (
    <>
      <PageTitle>{t('follow.fans.title')}</PageTitle>
      <FollowsScreen
        of="fans"
        players={withRows(fans, withChanges)}
        links={{ mine: profileRoutes.mine, player: peopleRoutes.player, next: profileRoutes.editProfile }}
        {...ways}
      />
    </>
  );
}
