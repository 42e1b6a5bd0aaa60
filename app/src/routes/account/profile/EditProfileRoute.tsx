import { useEditProfile, useUser } from '@mcy/api/account/profile/hooks';
import { EditProfileForm } from '@mcy/forms/account/profile';
import { UploadProvider } from '@mcy/forms/uploads';
import { EditProfileScreen } from '@mcy/ui/account/profile';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../platform/announcements.ts';
import { leaving } from '../../../platform/leaving.ts';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { PageTitle } from '../../../platform/PageTitle.tsx';
import { useFormSubmit } from '../../../platform/useFormSubmit.ts';
import { useFormUpload } from '../../../platform/upload/useFormUpload.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { profileRoutes } from './routes.ts';

export function EditProfileRoute() {
  const { t } = useTranslation('account/profile');
  const goBack = useGoBack(profileRoutes.profile);
  const load = useLoad({ user: useUser({}) });
  const upload = useFormUpload();
  const edit = useEditProfile({ suppressed: true });
  const submit = useFormSubmit<Parameters<typeof edit.mutateAsync>[0]>(async (changes) => {
    // Without a connection it is kept and sent later, which the page's frame says.
    if ((await edit.mutateAsync(changes)) !== null)
      announce({ kind: 'toast', tone: 'positive', message: t('editProfile.saved') });
    goBack();
    await leaving();
  });
  return (
    <>
      <PageTitle>{t('editProfile.title')}</PageTitle>
      <EditProfileScreen
        user={mapLoad(load, ({ user }) => user)}
        form={(user) => (
          <UploadProvider upload={upload} origin={__SHOP_ORIGIN__}>
            <EditProfileForm profile={user} onSubmit={submit} />
          </UploadProvider>
        )}
        links={{ profile: profileRoutes.profile }}
      />
    </>
  );
}
