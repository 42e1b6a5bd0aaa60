import { useUser } from '@mcy/api/account/hooks';
import { InviteFriends, ProfileScreen } from '@mcy/ui/account';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../platform/mapLoad.ts';
import { PageTitle } from '../../platform/PageTitle.tsx';
import { linkTargets } from '../../platform/share/linkTargets.ts';
import { useShare } from '../../platform/share/useShare.ts';
import { useCopy } from '../../platform/useCopy.ts';
import { useLoad } from '../../platform/useLoad.ts';
import { pathTo } from '../pathTo.ts';

export function ProfileRoute() {
  const { t } = useTranslation('account');
  const load = useLoad({ user: useUser({}) });
  const copy = useCopy();
  const share = useShare();
  return (
    <>
      <PageTitle>{t('profile.title')}</PageTitle>
      <ProfileScreen
        user={mapLoad(load, ({ user }) => user)}
        invite={
          <InviteFriends
            targets={linkTargets}
            onShareInvite={(target) => share(target, pathTo.home, t('share.invite'))}
            links={{ bindCode: pathTo.bindCode }}
          />
        }
        links={{ mine: pathTo.mine, editProfile: pathTo.editProfile, player: pathTo.player }}
        onCopyInviteCode={(invite_code) => void copy(invite_code)}
      />
    </>
  );
}
