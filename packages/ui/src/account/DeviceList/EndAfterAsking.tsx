import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../../primitives/index.ts';

interface EndAfterAskingProps {
  title: string;
  body: string;
  onEnd: () => Promise<void>;
  /** The button that asks. */
  children: ReactNode;
}

/** Signs one or more devices out after asking once. */
export function EndAfterAsking({ title, body, onEnd, children }: EndAfterAskingProps) {
  const { t } = useTranslation('account');
  const { t: shell } = useTranslation('shell');
  const [open, setOpen] = useState(false);

  async function end() {
    await onEnd();
    setOpen(false);
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>{children}</Dialog.Trigger>
      <Dialog.Content closeLabel={shell('close')}>
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.Description>{body}</Dialog.Description>
        <Dialog.Actions>
          <Dialog.Close>
            <Button variant="soft" tone="neutral">
              {shell('cancel')}
            </Button>
          </Dialog.Close>
          <Button tone="critical" onPress={end}>
            {t('devices.end')}
          </Button>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  );
}
