import { type ReactNode, useState } from 'react';
import { Button, Dialog } from '../../primitives/index.ts';

export interface ConfirmProps {
  /** The button that opens the dialog. */
  children: ReactNode;
  title: string;
  /** The consequence, in words. */
  body: string;
  texts: {
    /** Label of the action: "Sign out". */
    confirm: string;
    /** Label of the way out: "Cancel". */
    keep: string;
    close: string;
  };
  /** `accent` for what takes nothing away, such as a payment. */
  tone?: 'accent' | 'critical';
  /** `alertdialog` for what cannot be undone. */
  role?: 'dialog' | 'alertdialog';
  /** The dialog waits for it, stays open on failure, and closes afterwards. */
  onConfirm: () => Promise<void>;
}

/** Runs a button's action after asking once. */
export function Confirm({ children, title, body, texts, tone = 'critical', role = 'dialog', onConfirm }: ConfirmProps) {
  const [open, setOpen] = useState(false);

  async function confirm() {
    // Already decided: the dialog is still fading out.
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
          <Button tone={tone} onPress={confirm}>
            {texts.confirm}
          </Button>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  );
}
