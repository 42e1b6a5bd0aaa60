import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../../../primitives/index.ts';

export interface LeaveDialogProps {
  open: boolean;
  /** Also called when it closes in any other way than by leaving. */
  onStay: () => void;
  onLeave: () => void;
}

/** Asks a user who navigates away if their input may be lost. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('system/frame');
  const { t: shell } = useTranslation('shell');
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onStay()}>
      <Dialog.Content closeLabel={shell('close')} role="alertdialog">
        <Dialog.Title>{t('leave.title')}</Dialog.Title>
        <Dialog.Description>{t('leave.text')}</Dialog.Description>
        <Dialog.Actions>
          <Button variant="ghost" tone="critical" onPress={onLeave}>
            {t('leave.leave')}
          </Button>
          <Dialog.Close>
            <Button>{t('leave.stay')}</Button>
          </Dialog.Close>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  );
}
