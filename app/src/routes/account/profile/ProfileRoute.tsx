import { useUser } from '@mcy/api/account/profile/hooks';
import { InviteFriends } from '@mcy/ui/account/invitations';
import { ProfileScreen } from '@mcy/ui/account/profile';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useSharing } from '../../../platform/share/useSharing.tsx';
import { useCopy } from '../../../platform/useCopy.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { homeRoutes } from '../../content/home/routes.ts';
import { invitationsRoutes } from '../invitations/routes.ts';
import { peopleRoutes } from '../people/routes.ts';
import { profileRoutes } from './routes.ts';

export function ProfileRoute() {
  const { t } = useTranslation(['account/invitations', 'account/profile']);
  const load = useLoad({ user: useUser({}) });
  const copy = useCopy();
  const { onShare, shareWindow } = useSharing({ path: homeRoutes.home, title: t('share.invite') });
  return (
    <>
      <ProfileScreen
        user={mapLoad(load, ({ user }) => user)}
        invite={<InviteFriends onInvite={onShare} links={{ bindCode: invitationsRoutes.bindCode }} />}
        links={{ mine: profileRoutes.mine, editProfile: profileRoutes.editProfile, player: peopleRoutes.player }}
        onCopyInviteCode={(invite_code) => void copy(invite_code)}
      />
      {shareWindow}
    </>
  );
}
