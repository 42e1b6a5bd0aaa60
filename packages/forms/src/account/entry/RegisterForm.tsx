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
  /** True when a code proves the name: always, unless the shop cannot send any. */
  proved: boolean;
  /** From a friend's link; empty without one. */
  inviteCode: string;
  /** Version of the user agreement that is shown. */
  agreementVersion: number;
  /** Opens the user agreement over the page. */
  onReadAgreement: () => void;
  links: { policy: string };
}

/** Form for `POST /api/user/register`; its agreement text links to the policy. */
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
      // A new version of the agreement clears the tick, which belongs to the old one.
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
