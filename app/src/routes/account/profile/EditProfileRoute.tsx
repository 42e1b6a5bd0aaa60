import { useEditProfile, useUser } from '@mcy/api/account/profile/hooks';
import { EditProfileForm } from '@mcy/forms/account/profile';
import { UploadProvider } from '@mcy/forms/uploads';
import { EditProfileScreen } from '@mcy/ui/account/profile';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useFormUpload } from '../../../platform/upload/useFormUpload.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { profileRoutes } from './routes.ts';

export function EditProfileRoute() {
  const { t } = useTranslation('account/profile');
  const goBack = useGoBack(profileRoutes.profile);
  const load = useLoad({ user: useUser({}) });
  const upload = useFormUpload();
  const submit = useFormAction(useEditProfile({ suppressed: true }), {
    // Without a connection it is kept and sent later, which the page's frame says.
    done: (saved) => (saved === null ? null : t('editProfile.saved')),
    leave: goBack,
  });
  return (
    <EditProfileScreen
      user={mapLoad(load, ({ user }) => user)}
      form={(user) => (
        <UploadProvider upload={upload} origin={__SHOP_ORIGIN__}>
          <EditProfileForm profile={user} onSubmit={submit} />
        </UploadProvider>
      )}
      links={{ profile: profileRoutes.profile }}
    />
  );
}
