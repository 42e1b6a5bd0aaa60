import { useLogin, useLoginByCode } from '@mcy/api/account/entry/hooks';
import { SignInForm } from '@mcy/forms/account/entry';
import { SignInScreen } from '@mcy/ui/account/entry';
import { Navigate } from 'react-router-dom';
import { session, useSession } from '../../../platform/session.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useReturnTo } from '../../useReturnTo.ts';
import { entryRoutes } from './routes.ts';
import { homeRoutes } from '../../content/home/routes.ts';
import { stageToy } from './stageToy.ts';
import { useCodeSender } from './useCodeSender.ts';

export function SignInRoute() {
  const return_to = useReturnTo();
  const signedIn = useSession() !== null;
  const submit = useFormAction(useLogin({ suppressed: true }), { onDone: session.begin });
  const submitCode = useFormAction(useLoginByCode({ suppressed: true }), { onDone: session.begin });
  const sendCode = useCodeSender('sign_in');
  if (signedIn) return <Navigate replace to={return_to} />;
  return (
    <SignInScreen
      form={<SignInForm onSubmit={submit} onSubmitCode={submitCode} onSendCode={sendCode} />}
      art={stageToy}
      links={{
        register: entryRoutes.register(return_to),
        forgot: entryRoutes.forgotPassword(return_to),
        home: homeRoutes.home,
      }}
    />
  );
}
