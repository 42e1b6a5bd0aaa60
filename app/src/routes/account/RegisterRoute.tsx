import { useRegister } from '@mcy/api/account/hooks';
import { RegisterForm } from '@mcy/forms/account';
import { RegisterScreen } from '@mcy/ui/account';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { PageTitle } from '../../platform/PageTitle.tsx';
import { session, useSession } from '../../platform/session.ts';
import { useFormSubmit } from '../../platform/useFormSubmit.ts';
import { useReturnTo } from '../../platform/useReturnTo.ts';
import { pathTo } from '../pathTo.ts';
import { stageToy } from './stageToy.ts';

export function RegisterRoute() {
  const { t } = useTranslation('account');
  const return_to = useReturnTo();
  const signedIn = useSession() !== null;
  const register = useRegister({ suppressed: true });
  const submit = useFormSubmit<Parameters<typeof register.mutateAsync>[0]>(async (request) => {
    session.begin(await register.mutateAsync(request));
  });
  if (signedIn) return <Navigate replace to={return_to} />;
  return (
    <>
      <PageTitle>{t('register.title')}</PageTitle>
      <RegisterScreen
        form={<RegisterForm onSubmit={submit} links={{ policy: pathTo.policy }} />}
        art={stageToy}
        links={{ signIn: pathTo.signIn(return_to), home: pathTo.home }}
      />
    </>
  );
}
