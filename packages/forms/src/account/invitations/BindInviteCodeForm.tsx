import { bindInviteCode } from '@mcy/api/account/invitations/contract';
import type { RequestOf } from '@mcy/api/contract';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface BindInviteCodeFormProps {
  /** Of the link that brought the player; empty without one. */
  inviteCode: string;
  onSubmit: (request: RequestOf<typeof bindInviteCode>) => Promise<void>;
}

/** Fills in the request of `POST /api/user/bindInviteCode`. */
export function BindInviteCodeForm({ inviteCode, onSubmit }: BindInviteCodeFormProps) {
  const { t } = useTranslation('account/invitations');
  return (
    <SchemaForm
      call={bindInviteCode}
      submitLabel={t('bindCode.submit')}
      onSubmit={onSubmit}
      defaultValues={{ invite_code: inviteCode }}
      // Here it is the one thing asked for: nothing is said of "if there is one".
      fields={{ invite_code: ({ hint: _hint, ...field }) => <TextField {...field} /> }}
    />
  );
}
