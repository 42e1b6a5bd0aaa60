import { type NameKind, type bindName, bindNameOf } from '@mcy/api/account/names/contract';
import type { RequestOf } from '@mcy/api/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../fields/PasswordField/PasswordField.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';
import type { SendCode, SentCode } from '../entry/SentCode.ts';
import { SentCodeField } from '../entry/SentCodeField.tsx';

export interface BindNameFormProps {
  kind: NameKind;
  onSubmit: (request: RequestOf<typeof bindName>) => Promise<void>;
  onSendCode: SendCode;
}

/** Form for `POST /api/user/bindName`, for one kind of name. */
export function BindNameForm({ kind, onSubmit, onSendCode }: BindNameFormProps) {
  const { t } = useTranslation(['account/names', 'account/entry']);
  const [sent, setSent] = useState<SentCode | null>(null);
  return (
    <SchemaForm
      call={bindNameOf(kind)}
      submitLabel={t('bindName.submit')}
      onSubmit={onSubmit}
      fields={{
        sign_in_name: (field) => <TextField {...field} label={t(`bindName.${kind}.label`)} />,
        code: (field) => (
          <SentCodeField
            {...field}
            onSendCode={onSendCode}
            sent={sent}
            onSent={setSent}
            told={(name) => t('account/entry:code.proof', { name })}
          />
        ),
        password: (field) => <PasswordField {...field} hint={t('bindName.passwordHint')} />,
      }}
    />
  );
}
