import { useChangePassword } from '@mcy/api/account/entry/hooks';
import { ChangePasswordForm } from '@mcy/forms/account/entry';
import { ChangePasswordScreen } from '@mcy/ui/account/entry';
import { session } from '../../../platform/session.ts';
import { useFormSubmit } from '../../../platform/useFormSubmit.ts';
import { entryRoutes } from './routes.ts';
import { profileRoutes } from '../profile/routes.ts';

export function ChangePasswordRoute() {
  const change = useChangePassword({ suppressed: true });
  const submit = useFormSubmit<Parameters<typeof change.mutateAsync>[0]>(async (request) => {
    session.begin(await change.mutateAsync(request));
  });
  return (
    <ChangePasswordScreen
      form={<ChangePasswordForm onSubmit={submit} links={{ settings: profileRoutes.settings }} />}
      links={{ settings: profileRoutes.settings, forgot: entryRoutes.forgotPassword() }}
    />
  );
}
