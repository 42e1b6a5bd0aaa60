import { register, registerByCode } from '@mcy/api/account/entry/contract';
import { type RequestOf, rules } from '@mcy/api/contract';
import { Steps } from '@mcy/ui/patterns';
import { Stack } from '@mcy/ui/primitives';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreementField } from '../../fields/AgreementField/AgreementField.tsx';
import { NewPasswordField } from '../../fields/NewPasswordField/NewPasswordField.tsx';
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
  /** Rejects with a `message` and `field` when the code does not prove the name. */
  onCheckCode: (request: { sign_in_name: string; code: string }) => Promise<void>;
  /** Refused although they keep the rules; null until they are known. */
  commonPasswords: ReadonlySet<string> | null;
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
  onCheckCode,
  commonPasswords,
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
  const sender = useRef<(() => Promise<boolean>) | null>(null);

  /** A name without a code, when somebody goes on: the code is sent, and is what to fill in next. */
  async function sendFirst({ sign_in_name, code }: Readonly<Record<string, unknown>>): Promise<boolean> {
    const isSent = sent !== null && sent.sign_in_name === sign_in_name;
    if (!proved || step > 0 || Boolean(code) || isSent || !rules.signInName.safeParse(sign_in_name).success)
      return true;
    await sender.current?.();
    return false;
  }

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
        steps={{
          fields: stepFields,
          at: step,
          onMove: onStep,
          onLeave: sendFirst,
          onCheck: async (left, { sign_in_name, code }) => {
            if (!proved || left > 0 || typeof sign_in_name !== 'string' || typeof code !== 'string') return;
            await onCheckCode({ sign_in_name, code });
          },
          nextLabel: t('register.next'),
        }}
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
                sender={sender}
                sent={sent}
                onSent={(code) => {
                  setSent(code);
                  onKeep({ sent: code });
                }}
                told={(name) => t('code.proof', { name })}
              />
            ),
          password: (field) => <NewPasswordField {...field} common={commonPasswords} />,
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

/** What the form begins with again: a friend's code that came since, and no tick, which belongs to the person who set it. */
function typedOf(begun: Registration['values'], inviteCode: string, agreement_version: number): Registration['values'] {
  if (begun === undefined) return undefined;
  const { agreement: _agreement, invite_code, ...typed } = begun;
  return {
    ...typed,
    invite_code: invite_code === undefined || invite_code === '' ? inviteCode : invite_code,
    agreement_version,
  };
}
