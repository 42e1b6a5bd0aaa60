import { X } from 'lucide-react';
import { Popover as RadixPopover } from 'radix-ui';
import type { ReactNode } from 'react';
import { FloatingArrow } from '../FloatingArrow.tsx';
import { floatingPlace } from '../floatingPlace.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { RootProps } from '../RootProps.ts';
import { useWindowFocus } from '../useWindowFocus.ts';
import * as styles from './Popover.css.ts';

export interface PopoverRootProps {
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Details beside an item while the page stays usable. Use a Dialog for what must be answered first. */
export function Root({ children, ...props }: PopoverRootProps) {
  return <RadixPopover.Root {...props}>{children}</RadixPopover.Root>;
}

export interface PopoverTriggerProps {
  /** The Button that opens it; focus returns there. */
  children: ReactNode;
}

/** Opens and closes it when its only child is clicked. */
export function Trigger({ children }: PopoverTriggerProps) {
  return <RadixPopover.Trigger asChild>{children}</RadixPopover.Trigger>;
}

interface PopoverContentBase extends RootProps {
  children: ReactNode;
  /** Label of the close button. */
  closeLabel: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
}

export type PopoverContentProps = PopoverContentBase &
  ({ title: string; label?: never } | { title?: never; /** Its label, without a visible title. */ label: string });

/** Its content: on the side with room, closed by its close button, Escape or a click elsewhere. */
export function Content({
  children,
  closeLabel,
  title,
  label,
  side = 'bottom',
  align = 'center',
  ...rest
}: PopoverContentProps) {
  // Radix returns focus to its trigger, unless the user focused something else.
  const { onOpenAutoFocus } = useWindowFocus();
  return (
    <RadixPopover.Portal>
      <RadixPopover.Content
        {...floatingPlace}
        {...rest}
        {...(label === undefined ? {} : { 'aria-label': label })}
        side={side}
        align={align}
        className={styles.content}
        onOpenAutoFocus={onOpenAutoFocus}
      >
        <div className={styles.frame}>
          <div className={styles.body}>
            {title !== undefined && <RadixPopover.Title className={styles.title}>{title}</RadixPopover.Title>}
            {children}
          </div>
          <div className={styles.corner}>
            <RadixPopover.Close asChild>
              <IconButton icon={X} label={closeLabel} size="small" />
            </RadixPopover.Close>
          </div>
        </div>
        <RadixPopover.Arrow asChild className={styles.arrow}>
          <FloatingArrow />
        </RadixPopover.Arrow>
      </RadixPopover.Content>
    </RadixPopover.Portal>
  );
}

export interface PopoverCloseProps {
  /** The Button that closes it. */
  children: ReactNode;
}

/** Closes it when its only child is clicked. */
export function Close({ children }: PopoverCloseProps) {
  return <RadixPopover.Close asChild>{children}</RadixPopover.Close>;
}
