import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { holdBackground } from './holdBackground.ts';
import { IconButton } from './IconButton/IconButton.tsx';
import type { RootProps } from './RootProps.ts';
import { useWindowFocus } from './useWindowFocus.ts';

/** How a window over the page is left. */
export type Dismissal =
  | {
      /** Name of the cross that closes it. */ closeLabel: string;
      /** `deliberately`: by the cross and Escape, not by a press outside. */ dismissible?: true | 'deliberately';
    }
  | { /** No cross, no Escape, no press outside: only its actions end it. */ dismissible: false; closeLabel?: never };

export type OverlayWindowProps = RootProps &
  (Dismissal | { /** Has its own way out among its actions. */ closeLabel?: never; dismissible?: true }) & {
    children: ReactNode;
    /** How it looks, and where it stands. */
    styles: { overlay: string; content: string; corner: string };
  };

/** What Dialog and Sheet are: a window over a page that stands still, with focus inside. The only owner of scroll lock. */
export function OverlayWindow({ children, closeLabel, dismissible = true, styles, ...rest }: OverlayWindowProps) {
  const windowFocus = useWindowFocus();

  function keepOpen(event: Event) {
    if (dismissible === false) event.preventDefault();
  }

  function keepOpenOutside(event: Event) {
    if (dismissible !== true) event.preventDefault();
  }

  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={styles.overlay}>
        <RadixDialog.Content
          {...rest}
          {...windowFocus}
          ref={holdBackground}
          data-cross={closeLabel !== undefined}
          className={styles.content}
          onEscapeKeyDown={keepOpen}
          onPointerDownOutside={keepOpenOutside}
          onInteractOutside={keepOpenOutside}
        >
          {children}
          {closeLabel !== undefined && (
            <div className={styles.corner}>
              <RadixDialog.Close asChild>
                <IconButton icon={X} label={closeLabel} />
              </RadixDialog.Close>
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Overlay>
    </RadixDialog.Portal>
  );
}
