import { changePassword } from '@mcy/api/account/entry/contract';
import type { RequestOf } from '@mcy/api/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewPasswordField } from '../../fields/NewPasswordField/NewPasswordField.tsx';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';
import { PasswordSet } from './PasswordSet.tsx';

export interface ChangePasswordFormProps {
  onSubmit: (request: RequestOf<typeof changePassword>) => Promise<void>;
  /** Refused although they keep the rules; null until they are known. */
  commonPasswords: ReadonlySet<string> | null;
  links: { settings: string };
}

/** Form for `POST /api/user/changePassword`; then says what happened to the other devices. */
export function ChangePasswordForm({ onSubmit, commonPasswords, links }: ChangePasswordFormProps) {
  const { t } = useTranslation('account/entry');
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <PasswordSet
        title={t('changePassword.done.title')}
        body={t('changePassword.done.body')}
        next={{ label: t('changePassword.done.back'), href: links.settings }}
      />
    );
  }
  return (
    <SchemaForm
      call={changePassword}
      submitLabel={t('changePassword.submit')}
      onSubmit={async (request) => {
        await onSubmit(request);
        setDone(true);
      }}
      fields={{ new_password: (field) => <NewPasswordField {...field} common={commonPasswords} /> }}
    />
  );
}
