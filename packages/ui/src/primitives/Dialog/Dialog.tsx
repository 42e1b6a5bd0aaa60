import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { OverlayRoot } from '../OverlayRoot.tsx';
import { type Dismissal, OverlayWindow } from '../OverlayWindow.tsx';
import type { RootProps } from '../RootProps.ts';
import * as styles from './Dialog.css.ts';

export interface DialogRootProps {
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A question to answer, or a task to finish, before anything else. */
export function Root({ children, ...props }: DialogRootProps) {
  return <OverlayRoot {...props}>{children}</OverlayRoot>;
}

export interface DialogTriggerProps {
  /** The Button that opens it; focus returns there. */
  children: ReactNode;
}

/** Opens it when its only child is clicked. */
export function Trigger({ children }: DialogTriggerProps) {
  return <RadixDialog.Trigger asChild>{children}</RadixDialog.Trigger>;
}

export type DialogContentProps = RootProps & Dismissal & { children: ReactNode };

/** The dialog itself; must contain a `Title`. */
export function Content(props: DialogContentProps) {
  const { overlay, content, corner } = styles;
  return <OverlayWindow {...props} styles={{ overlay, content, corner }} />;
}

export interface DialogTextProps extends RootProps {
  children: ReactNode;
}

/** Its topic. */
export function Title({ children, ...rest }: DialogTextProps) {
  return (
    <RadixDialog.Title {...rest} className={styles.title}>
      {children}
    </RadixDialog.Title>
  );
}

/** One or two sentences read aloud with the title. */
export function Description({ children, ...rest }: DialogTextProps) {
  return (
    <RadixDialog.Description {...rest} className={styles.description}>
      {children}
    </RadixDialog.Description>
  );
}

/** The row of buttons, the expected one last. */
export function Actions({ children, ...rest }: DialogTextProps) {
  return (
    <div {...rest} className={styles.actions}>
      {children}
    </div>
  );
}

export interface DialogCloseProps {
  /** The Button that closes it. */
  children: ReactNode;
}

/** Closes it when its only child is clicked. */
export function Close({ children }: DialogCloseProps) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>;
}
