import { useResetPassword } from '@mcy/api/account/entry/hooks';
import { ResetPasswordForm } from '@mcy/forms/account/entry';
import { ForgotPasswordScreen } from '@mcy/ui/account/entry';
import { session } from '../../../platform/session.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useReturnTo } from '../../useReturnTo.ts';
import { entryRoutes } from './routes.ts';
import { stageToy } from './stageToy.ts';
import { useCodeSender } from './useCodeSender.ts';
import { useKnownPasswords } from './useKnownPasswords.ts';

export function ForgotPasswordRoute() {
  const signIn = entryRoutes.signIn(useReturnTo());
  const submit = useFormAction(useResetPassword({ suppressed: true }), {
    // Every session of the account has just ended, this device's too where somebody was signed in.
    onDone: () => session.end(session.read()?.token ?? ''),
  });
  const sendCode = useCodeSender('reset_password');
  const commonPasswords = useKnownPasswords();
  return (
    <ForgotPasswordScreen
      form={
        <ResetPasswordForm
          onSubmit={submit}
          onSendCode={sendCode}
          commonPasswords={commonPasswords}
          links={{ signIn }}
        />
      }
      art={stageToy}
      links={{ signIn }}
    />
  );
}
