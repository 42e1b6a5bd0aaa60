import { useCodeChannels, useRegister } from '@mcy/api/account/hooks';
import { RegisterForm } from '@mcy/forms/account';
import { RegisterScreen } from '@mcy/ui/account';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { announce } from '../../platform/announcements.ts';
import { PageTitle } from '../../platform/PageTitle.tsx';
import { session, useSession } from '../../platform/session.ts';
import { forgetPreInviteCode, readPreInviteCode } from '../../platform/share/preInviteCode.ts';
import { useFormSubmit } from '../../platform/useFormSubmit.ts';
import { useReturnTo } from '../../platform/useReturnTo.ts';
import { pathTo } from '../pathTo.ts';
import { stageToy } from './stageToy.ts';
import { useCodeSender } from './useCodeSender.ts';

export function RegisterRoute() {
  const { t } = useTranslation('account');
  const return_to = useReturnTo();
  const signedIn = useSession() !== null;
  const register = useRegister({ suppressed: true });
  const submit = useFormSubmit<Parameters<typeof register.mutateAsync>[0]>(async (request) => {
    const { invitation, ...opened } = await register.mutateAsync(request);
    if (invitation !== null) {
      forgetPreInviteCode();
      const tone = invitation === 'bound' ? 'positive' : 'caution';
      announce({ kind: 'toast', tone, message: t(`registered.${invitation}`) });
    }
    session.begin(opened);
  });
  const sendCode = useCodeSender('register');
  const channels = useCodeChannels({}).data;
  if (signedIn) return <Navigate replace to={return_to} />;
  return (
    <>
      <PageTitle>{t('register.title')}</PageTitle>
      <RegisterScreen
        form={
          <RegisterForm
            onSubmit={submit}
            onSendCode={sendCode}
            proved={channels === undefined || channels.email || channels.mobile}
            inviteCode={readPreInviteCode()}
            links={{ policy: pathTo.policy }}
          />
        }
        art={stageToy}
        links={{ signIn: pathTo.signIn(return_to), home: pathTo.home }}
      />
    </>
  );
}
