import { bindInviteCode } from '@mcy/api/account/invitations/contract';
import type { RequestOf } from '@mcy/api/contract';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface BindInviteCodeFormProps {
  /** From the link the user came by; empty without one. */
  inviteCode: string;
  onSubmit: (request: RequestOf<typeof bindInviteCode>) => Promise<void>;
}

/** Form for `POST /api/user/bindInviteCode`. */
export function BindInviteCodeForm({ inviteCode, onSubmit }: BindInviteCodeFormProps) {
  const { t } = useTranslation('account/invitations');
  return (
    <SchemaForm
      call={bindInviteCode}
      submitLabel={t('bindCode.submit')}
      onSubmit={onSubmit}
      defaultValues={{ invite_code: inviteCode }}
      // The code is required here, so the hint "if you have one" goes.
      fields={{ invite_code: ({ hint: _hint, ...field }) => <TextField {...field} /> }}
    />
  );
}
