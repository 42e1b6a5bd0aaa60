import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../patterns/index.ts';
import { Button } from '../../../primitives/index.ts';

export interface SignOutProps {
  onSignOut: () => Promise<void>;
}

/** Signs out after asking once. */
export function SignOut({ onSignOut }: SignOutProps) {
  const { t } = useTranslation('account/profile');
  const { t: shell } = useTranslation('shell');
  return (
    <Confirm
      title={t('mine.signOutConfirm.title')}
      body={t('mine.signOutConfirm.body')}
      texts={{ confirm: t('mine.signOut'), keep: shell('cancel'), close: shell('close') }}
      onConfirm={onSignOut}
    >
      <Button variant="ghost" tone="critical" icon={LogOut} width="full">
        {t('mine.signOut')}
      </Button>
    </Confirm>
  );
}
