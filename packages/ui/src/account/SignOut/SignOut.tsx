import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../../primitives/index.ts';

export interface SignOutProps {
  onSignOut: () => Promise<void>;
}

/** Signs out after asking once. */
export function SignOut({ onSignOut }: SignOutProps) {
  const { t } = useTranslation('account');
  const { t: shell } = useTranslation('shell');
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="ghost" tone="critical" icon={LogOut} width="full">
          {t('mine.signOut')}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content closeLabel={shell('close')}>
        <Dialog.Title>{t('mine.signOutConfirm.title')}</Dialog.Title>
        <Dialog.Description>{t('mine.signOutConfirm.body')}</Dialog.Description>
        <Dialog.Actions>
          <Dialog.Close>
            <Button variant="soft" tone="neutral">
              {shell('cancel')}
            </Button>
          </Dialog.Close>
          <Button tone="critical" onPress={onSignOut}>
            {t('mine.signOut')}
          </Button>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  );
}
