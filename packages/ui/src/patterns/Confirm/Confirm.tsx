import { type ReactNode, useState } from 'react';
import { Button, Dialog } from '../../primitives/index.ts';

export interface ConfirmProps {
  /** The button that asks. */
  children: ReactNode;
  title: string;
  /** What follows, so that nobody has to guess. */
  body: string;
  texts: {
    /** What is decided: "Sign out". */
    confirm: string;
    /** The way out: "Cancel". */
    keep: string;
    close: string;
  };
  /** `alertdialog` for what nothing takes back. */
  role?: 'dialog' | 'alertdialog';
  /** The window waits for it, stays open where it fails, and closes after it. */
  onConfirm: () => Promise<void>;
}

/** Does what a button says after asking once. */
export function Confirm({ children, title, body, texts, role = 'dialog', onConfirm }: ConfirmProps) {
  const [open, setOpen] = useState(false);

  async function confirm() {
    // Decided already: the window is still fading out.
    if (!open) return;
    await onConfirm();
    setOpen(false);
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>{children}</Dialog.Trigger>
      <Dialog.Content role={role} closeLabel={texts.close}>
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.Description>{body}</Dialog.Description>
        <Dialog.Actions>
          <Dialog.Close>
            <Button variant="soft" tone="neutral">
              {texts.keep}
            </Button>
          </Dialog.Close>
          <Button tone="critical" onPress={confirm}>
            {texts.confirm}
          </Button>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  );
}
