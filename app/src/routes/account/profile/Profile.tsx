import { useEditProfile, useUser } from '@mcy/api/account/profile/hooks';
import { EditProfileForm } from '@mcy/forms/account/profile';
import { UploadProvider } from '@mcy/forms/uploads';
import { InviteFriends } from '@mcy/ui/account/invitations';
import { ProfileScreen } from '@mcy/ui/account/profile';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useSharing } from '../../../platform/share/useSharing.tsx';
import { useFormUpload } from '../../../platform/upload/useFormUpload.ts';
import { useCopy } from '../../../platform/useCopy.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { homeRoutes } from '../../content/home/routes.ts';
import { invitationsRoutes } from '../invitations/routes.ts';
import { peopleRoutes } from '../people/routes.ts';
import { profileRoutes } from './routes.ts';

/** The player's profile with the form to change it. */
export function Profile({ atForm }: { atForm: boolean }) {
  const { t } = useTranslation(['account/invitations', 'account/profile']);
  const load = useLoad({ user: useUser({}) });
  const copy = useCopy();
  const upload = useFormUpload();
  const { onShare, shareWindow } = useSharing({ path: homeRoutes.home, title: t('share.invite') });
  const submit = useFormAction(useEditProfile({ suppressed: true }), {
    // Without a connection it is kept and sent later, which the page's frame says.
    done: (saved) => (saved === null ? null : t('account/profile:editProfile.saved')),
  });
  return (
    <>
      <ProfileScreen
        user={mapLoad(load, ({ user }) => user)}
        atForm={atForm}
        form={(user) => (
          <UploadProvider upload={upload} origin={__SHOP_ORIGIN__}>
            <EditProfileForm profile={user} onSubmit={submit} />
          </UploadProvider>
        )}
        invite={<InviteFriends onInvite={onShare} links={{ bindCode: invitationsRoutes.bindCode }} />}
        links={{ mine: profileRoutes.mine, player: peopleRoutes.player }}
        onCopyInviteCode={(invite_code) => void copy(invite_code)}
      />
      {shareWindow}
    </>
  );
}
