import { useUser } from '@mcy/api/account/hooks';
import { ProfileScreen } from '@mcy/ui/account';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../platform/mapLoad.ts';
import { PageTitle } from '../../platform/PageTitle.tsx';
import { useCopy } from '../../platform/useCopy.ts';
import { useLoad } from '../../platform/useLoad.ts';
import { pathTo } from '../pathTo.ts';

export function ProfileRoute() {
  const { t } = useTranslation('account');
  const load = useLoad({ user: useUser({}) });
  const copy = useCopy();
  return (
    <>
      <PageTitle>{t('profile.title')}</PageTitle>
      <ProfileScreen
        user={mapLoad(load, ({ user }) => user)}
        links={{ mine: pathTo.mine, editProfile: pathTo.editProfile }}
        onCopyInviteCode={(invite_code) => void copy(invite_code)}
      />
    </>
  );
}
