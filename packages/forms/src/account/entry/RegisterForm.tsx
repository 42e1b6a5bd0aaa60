import { register, registerByCode } from '@mcy/api/account/entry/contract';
import type { RequestOf } from '@mcy/api/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreementField } from '../../fields/AgreementField/AgreementField.tsx';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';
import type { SendCode, SentCode } from './SentCode.ts';
import { SentCodeField } from './SentCodeField.tsx';

export interface RegisterFormProps {
  onSubmit: (request: RequestOf<typeof register>) => Promise<void>;
  onSendCode: SendCode;
  /** Whether the name is proved by a code: everywhere but in a shop that can send none. */
  proved: boolean;
  /** Of a friend's link; empty without one. */
  inviteCode: string;
  /** The version of the user agreement that is shown. */
  agreementVersion: number;
  /** Shows the user agreement over the page. */
  onReadAgreement: () => void;
  links: { policy: string };
}

/** Fills in the request of `POST /api/user/register`; the agreement's words lead to the policy. */
export function RegisterForm({
  onSubmit,
  onSendCode,
  proved,
  inviteCode,
  agreementVersion,
  onReadAgreement,
  links,
}: RegisterFormProps) {
  const { t } = useTranslation('account/entry');
  const [sent, setSent] = useState<SentCode | null>(null);
  return (
    <SchemaForm
      call={proved ? registerByCode() : register}
      submitLabel={t('register.submit')}
      // The agreement may change while the form is filled in, which takes the tick back: the tick is for this version.
      onSubmit={(request) => onSubmit({ ...request, agreement_version: agreementVersion })}
      defaultValues={{ invite_code: inviteCode, agreement_version: agreementVersion }}
      guarded
      fields={{
        code: (field) =>
          proved && (
            <SentCodeField
              {...field}
              onSendCode={onSendCode}
              sent={sent}
              onSent={setSent}
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
  );
}
