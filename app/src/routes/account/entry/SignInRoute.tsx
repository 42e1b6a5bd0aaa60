import { useLogin, useLoginByCode } from '@mcy/api/account/entry/hooks';
import { SignInForm } from '@mcy/forms/account/entry';
import { SignInScreen } from '@mcy/ui/account/entry';
import { Navigate } from 'react-router-dom';
import { session, useSession } from '../../../platform/session.ts';
import { useFormSubmit } from '../../../platform/useFormSubmit.ts';
import { useReturnTo } from '../../useReturnTo.ts';
import { entryRoutes } from './routes.ts';
import { homeRoutes } from '../../content/home/routes.ts';
import { stageToy } from './stageToy.ts';
import { useCodeSender } from './useCodeSender.ts';

export function SignInRoute() {
  const return_to = useReturnTo();
  const signedIn = useSession() !== null;
  const login = useLogin({ suppressed: true });
  const submit = useFormSubmit<Parameters<typeof login.mutateAsync>[0]>(async (request) => {
    session.begin(await login.mutateAsync(request));
  });
  const loginByCode = useLoginByCode({ suppressed: true });
  const submitCode = useFormSubmit<Parameters<typeof loginByCode.mutateAsync>[0]>(async (request) => {
    session.begin(await loginByCode.mutateAsync(request));
  });
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
