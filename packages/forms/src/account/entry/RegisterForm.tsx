import { register, registerByCode } from '@mcy/api/account/entry/contract';
import type { RequestOf } from '@mcy/api/contract';
import { Steps } from '@mcy/ui/patterns';
import { Stack } from '@mcy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreementField } from '../../fields/AgreementField/AgreementField.tsx';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';
import type { SendCode, SentCode } from './SentCode.ts';
import { SentCodeField } from './SentCodeField.tsx';

/** A registration that was begun: what was typed, without the password, and the code that was sent. */
export interface Registration {
  values?: Partial<RequestOf<typeof register>>;
  sent?: SentCode;
}

/** Fields of the two steps: who somebody is, and their account. */
const stepFields = [
  ['sign_in_name', 'code'],
  ['nickname', 'password', 'birthday', 'invite_code', 'agreement'],
] as const;

export interface RegisterFormProps {
  onSubmit: (request: RequestOf<typeof register>) => Promise<void>;
  onSendCode: SendCode;
  /** True when a code proves the name: always, unless the shop cannot send any. */
  proved: boolean;
  /** From a friend's link; empty without one. */
  inviteCode: string;
  /** Version of the user agreement that is shown. */
  agreementVersion: number;
  /** Opens the user agreement over the page. */
  onReadAgreement: () => void;
  /** The step on screen, from 0. The page keeps it, so that its way back leads to the step before. */
  step: number;
  onStep: (step: number) => void;
  /** What was begun before a reload or another page; null for nothing. */
  kept: Registration | null;
  /** Receives what is typed, and the code that is sent: each replaces what was kept of it. */
  onKeep: (changed: Registration) => void;
  links: { policy: string };
}

/** Form for `POST /api/user/register` in two steps; its agreement text links to the policy. */
export function RegisterForm({
  onSubmit,
  onSendCode,
  proved,
  inviteCode,
  agreementVersion,
  onReadAgreement,
  step,
  onStep,
  kept,
  onKeep,
  links,
}: RegisterFormProps) {
  const { t } = useTranslation('account/entry');
  const [sent, setSent] = useState(kept?.sent ?? null);
  return (
    <Stack space="large">
      <Steps
        label={t('register.steps.label')}
        steps={[
          { id: 'who', title: t('register.steps.who') },
          { id: 'about', title: t('register.steps.about') },
        ]}
        current={step === 0 ? 'who' : 'about'}
        texts={t('register.steps.states', { returnObjects: true })}
      />
      <SchemaForm
        call={proved ? registerByCode() : register}
        submitLabel={t('register.submit')}
        steps={{ fields: stepFields, at: step, onMove: onStep, nextLabel: t('register.next') }}
        typed={typedOf(kept?.values, inviteCode, agreementVersion)}
        onTyped={(values) => onKeep({ values })}
        // A new version of the agreement clears the tick, which belongs to the old one.
        onSubmit={(request) => onSubmit({ ...request, agreement_version: agreementVersion })}
        defaultValues={{ invite_code: inviteCode, agreement_version: agreementVersion }}
        fields={{
          code: (field) =>
            proved && (
              <SentCodeField
                {...field}
                onSendCode={onSendCode}
                sent={sent}
                onSent={(code) => {
                  setSent(code);
                  onKeep({ sent: code });
                }}
                told={(name) => t('code.proof', { name })}
              />
            ),
          agreement: ({ name, required }) => (
            <AgreementField
              name={name}
              required={required}
              version={agreementVersion}
              label={t('fields.agreement.label', { policy: '[policy]' })}
              agreements={[{ id: 'policy', name: t('fields.agreement.policy'), href: links.policy }]}
              onReadAgreement={onReadAgreement}
            />
          ),
        }}
      />
    </Stack>
  );
}

/** What the form begins with again: a friend's code that came since, and a tick for the agreement of today alone. */
function typedOf(begun: Registration['values'], inviteCode: string, agreement_version: number): Registration['values'] {
  if (begun === undefined) return undefined;
  const { agreement, invite_code, ...typed } = begun;
  return {
    ...typed,
    invite_code: invite_code === undefined || invite_code === '' ? inviteCode : invite_code,
    ...(agreement && begun.agreement_version === agreement_version && { agreement }),
    agreement_version,
  };
}
