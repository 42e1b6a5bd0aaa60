import { useEditProfile, useUser } from '@mcy/api/account/hooks';
import { EditProfileForm } from '@mcy/forms/account';
import { EditProfileScreen } from '@mcy/ui/account';
import { useTranslation } from 'react-i18next';
import { announce } from '../../platform/announcements.ts';
import { mapLoad } from '../../platform/mapLoad.ts';
import { PageTitle } from '../../platform/PageTitle.tsx';
import { useFormSubmit } from '../../platform/useFormSubmit.ts';
import { useGoBack } from '../../platform/useGoBack.ts';
import { useLoad } from '../../platform/useLoad.ts';
import { pathTo } from '../pathTo.ts';

export function EditProfileRoute() {
  const { t } = useTranslation('account');
  const goBack = useGoBack(pathTo.profile);
  const load = useLoad({ user: useUser({}) });
  const edit = useEditProfile({ suppressed: true });
  const submit = useFormSubmit<Parameters<typeof edit.mutateAsync>[0]>(async (changes) => {
    await edit.mutateAsync(changes);
    announce({ kind: 'toast', tone: 'positive', message: t('editProfile.saved') });
    goBack();
  });
  return (
    <>
      <PageTitle>{t('editProfile.title')}</PageTitle>
      <EditProfileScreen
        user={mapLoad(load, ({ user }) => user)}
        form={(user) => <EditProfileForm profile={user} onSubmit={submit} />}
        links={{ profile: pathTo.profile }}
      />
    </>
  );
}
