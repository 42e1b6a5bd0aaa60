import { BellRing, TriangleAlert } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import * as Dialog from '../../primitives/Dialog/Dialog.parts.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './ModalMessage.css.ts';

export interface ModalMessageProps {
  open: boolean;
  /** `caution` is the catalog's Warn, `accent` its Tips (spec §8). */
  tone: 'caution' | 'accent';
  title: string;
  /** The server's words; line breaks are kept. */
  message: string;
  buttonLabel: string;
  onClose: () => void;
}

const icons = { caution: TriangleAlert, accent: BellRing };

/** A message that must be confirmed: its button is the only way out. */
export function ModalMessage({ open, tone, title, message, buttonLabel, onClose }: ModalMessageProps) {
  function handleOpenChange(next: boolean) {
    if (!next) onClose();
  }
  return (
    <Dialog.Root open={open} onOpenChange={handleOpenChange}>
      <Dialog.Content role="alertdialog" dismissible={false}>
        <div className={styles.root}>
          <span className={styles.mark({ tone })}>
            <Icon icon={icons[tone]} size="large" />
          </span>
          <div className={styles.words}>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Description>{message}</Dialog.Description>
          </div>
          <Dialog.Close>
            <Button width="full">{buttonLabel}</Button>
          </Dialog.Close>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}
