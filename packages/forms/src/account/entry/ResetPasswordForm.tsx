import { resetPassword } from '@mcy/api/account/entry/contract';
import type { RequestOf } from '@mcy/api/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewPasswordField } from '../../fields/NewPasswordField/NewPasswordField.tsx';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';
import { PasswordSet } from './PasswordSet.tsx';
import type { SendCode, SentCode } from './SentCode.ts';
import { SentCodeField } from './SentCodeField.tsx';

export interface ResetPasswordFormProps {
  onSubmit: (request: RequestOf<typeof resetPassword>) => Promise<void>;
  onSendCode: SendCode;
  /** Refused although they keep the rules; null until they are known. */
  commonPasswords: ReadonlySet<string> | null;
  links: { signIn: string };
}

/** Form for `POST /api/user/resetPassword`; then links to sign-in. */
export function ResetPasswordForm({ onSubmit, onSendCode, commonPasswords, links }: ResetPasswordFormProps) {
  const { t } = useTranslation('account/entry');
  const [sent, setSent] = useState<SentCode | null>(null);
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <PasswordSet
        title={t('forgot.done.title')}
        body={t('forgot.done.body')}
        next={{ label: t('forgot.signIn'), href: links.signIn }}
      />
    );
  }
  return (
    <SchemaForm
      call={resetPassword}
      submitLabel={t('forgot.submit')}
      onSubmit={async (request) => {
        await onSubmit(request);
        setDone(true);
      }}
      fields={{
        code: (field) => <SentCodeField {...field} onSendCode={onSendCode} sent={sent} onSent={setSent} />,
        password: (field) => (
          <NewPasswordField {...field} label={t('fields.new_password.label')} common={commonPasswords} />
        ),
      }}
    />
  );
}
