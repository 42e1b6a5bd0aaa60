import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { holdBackground } from './holdBackground.ts';
import { IconButton } from './IconButton/IconButton.tsx';
import type { RootProps } from './RootProps.ts';
import { useWindowFocus } from './useWindowFocus.ts';

/** Ways to close an overlay. */
export type Dismissal =
  | {
      /** Label of the close button. */ closeLabel: string;
      /** `deliberately`: by close button and Escape, not by a click outside. */ dismissible?: true | 'deliberately';
    }
  | {
      /** No close button, Escape or click outside: only its actions close it. */ dismissible: false;
      closeLabel?: never;
    };

export type OverlayWindowProps = RootProps &
  (Dismissal | { /** Its actions include a way out. */ closeLabel?: never; dismissible?: true }) & {
    children: ReactNode;
    /** Class of its look and position. */
    styles: { overlay: string; content: string; corner: string };
  };

/**
 * Base of Dialog and Sheet: an overlay with trapped focus over a page that cannot scroll. The only owner of scroll
 * lock.
 */
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
