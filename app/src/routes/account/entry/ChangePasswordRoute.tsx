import { useChangePassword } from '@mcy/api/account/entry/hooks';
import { ChangePasswordForm } from '@mcy/forms/account/entry';
import { ChangePasswordScreen } from '@mcy/ui/account/entry';
import { session } from '../../../platform/session.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { entryRoutes } from './routes.ts';
import { profileRoutes } from '../profile/routes.ts';
import { useKnownPasswords } from './useKnownPasswords.ts';

export function ChangePasswordRoute() {
  const commonPasswords = useKnownPasswords();
  const submit = useFormAction(useChangePassword({ suppressed: true }), { onDone: session.begin });
  return (
    <ChangePasswordScreen
      form={
        <ChangePasswordForm
          onSubmit={submit}
          commonPasswords={commonPasswords}
          links={{ settings: profileRoutes.settings }}
        />
      }
      links={{ settings: profileRoutes.settings, forgot: entryRoutes.forgotPassword() }}
    />
  );
}
