import { register as registerCall } from '@mcy/api/account/entry/contract';
import { useCheckCode, useCodeChannels, useRegister } from '@mcy/api/account/entry/hooks';
import { refusalOf } from '@mcy/api/client';
import { usePolicies, usePolicy } from '@mcy/api/content/policies/hooks';
import { RegisterForm } from '@mcy/forms/account/entry';
import { RegisterScreen } from '@mcy/ui/account/entry';
import { AgreementSheet } from '@mcy/ui/content/policies';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { announce } from '../../../platform/announcements.ts';
import { createStore, useStore } from '../../../platform/createStore.ts';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { session, useSession } from '../../../platform/session.ts';
import { forgetPreInviteCode, readPreInviteCode } from '../../../platform/share/preInviteCode.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useFormSubmit } from '../../../platform/useFormSubmit.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useStep } from '../../../platform/useStep.ts';
import { useReturnTo } from '../../useReturnTo.ts';
import { entryRoutes } from './routes.ts';
import { homeRoutes } from '../../content/home/routes.ts';
import { policiesRoutes } from '../../content/policies/routes.ts';
import { forgetRegistration, keepRegistration, readRegistration } from './registrationDraft.ts';
import { stageToy } from './stageToy.ts';
import { useCodeSender } from './useCodeSender.ts';
import { useKnownPasswords } from './useKnownPasswords.ts';
import { Welcome } from './Welcome.tsx';

/** False while the browser takes over the server's page, which knows nothing of this tab. */
const takenOver = createStore(true, false);

export function RegisterRoute() {
  const { t } = useTranslation(['account/invitations', 'account/entry']);
  const return_to = useReturnTo();
  const signedIn = useSession() !== null;
  const policies = usePolicies({});
  const load = useLoad({ policies });
  const [reading, setReading] = useState(false);
  const [registered, setRegistered] = useState(false);
  const isTakenOver = useStore(takenOver);
  const kept = useMemo(() => (isTakenOver ? readRegistration() : null), [isTakenOver]);
  const [reached, setStep] = useStep(entryRoutes.register());
  // A tab that kept nothing, such as a copy of another one, begins with the first step.
  const step = isTakenOver && readRegistration() !== null ? Math.min(reached, 1) : 0;
  const submit = useFormAction(useRegister({ suppressed: true }), {
    onDone: ({ invitation, ...opened }) => {
      if (invitation !== null) {
        forgetPreInviteCode();
        const tone = invitation === 'bound' ? 'positive' : 'caution';
        announce({ kind: 'toast', tone, message: t(`registered.${invitation}`) });
      }
      forgetRegistration();
      // Before the session, whose beginning leads away from the form.
      flushSync(() => setRegistered(true));
      session.begin(opened);
    },
    onRefused: async (error) => {
      if (refusalOf(registerCall, error) === 'agreement_changed') await policies.refetch();
    },
  });
  const sendCode = useCodeSender('register');
  const check = useCheckCode({ suppressed: true });
  const checkCode = useFormSubmit(async (request: { sign_in_name: string; code: string }) => {
    await check.mutateAsync(request);
  });
  const commonPasswords = useKnownPasswords(step === 1);
  const channels = useCodeChannels({}).data;
  if (signedIn) return registered ? <Welcome return_to={return_to} /> : <Navigate replace to={return_to} />;
  const version = policies.data?.rows.find(({ type }) => type === 'user')?.version ?? 0;
  return (
    <>
      <RegisterScreen
        form={mapLoad(load, () => (
          <RegisterForm
            // What is kept is there only after the page was taken over.
            key={String(kept === null)}
            step={step}
            onStep={setStep}
            kept={kept}
            onKeep={keepRegistration}
            onSubmit={submit}
            onSendCode={sendCode}
            onCheckCode={checkCode}
            commonPasswords={commonPasswords}
            proved={channels === undefined || channels.email || channels.mobile}
            inviteCode={readPreInviteCode()}
            agreementVersion={version}
            onReadAgreement={() => setReading(true)}
            links={{ policy: policiesRoutes.policy('user', version) }}
          />
        ))}
        art={stageToy}
        step={step}
        onGoBack={() => setStep(0)}
        links={{ signIn: entryRoutes.signIn(return_to), home: homeRoutes.home }}
      />
      {reading && <ShownAgreement version={version} onClose={() => setReading(false)} />}
    </>
  );
}

/** The user agreement over the form, which keeps what was typed. */
function ShownAgreement({ version, onClose }: { version: number; onClose: () => void }) {
  const load = useLoad({ policy: usePolicy({ type: 'user', version }) });
  return (
    <AgreementSheet
      why="read"
      agreement="user"
      load={mapLoad(load, ({ policy }) => policy)}
      open
      links={{ page: policiesRoutes.policy('user', version) }}
      onClose={onClose}
    />
  );
}
