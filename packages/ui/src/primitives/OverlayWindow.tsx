import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { FocusScope } from 'radix-ui/internal';
import { type MouseEvent, type PointerEvent, type ReactNode, use, useEffect, useRef } from 'react';
import { holdPage } from './holdPage.ts';
import { IconButton } from './IconButton/IconButton.tsx';
import { isSecondTap } from './isSecondTap.ts';
import { OverlayContext } from './OverlayRoot.tsx';
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
export function OverlayWindow({ styles, ...props }: OverlayWindowProps) {
  const { open, changeOpen } = use(OverlayContext);
  const { dismissible = true } = props;
  const pressed = useRef(false);
  const openedAt = useRef(0);

  useEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);

  // A press that began in the window, such as a selection of its text, may end beside it.
  function handlePointerDown({ target, currentTarget }: PointerEvent) {
    pressed.current = target === currentTarget;
  }

  // The second tap on what opened the window was not meant for the window.
  function handleClickCapture(event: MouseEvent) {
    if (!isSecondTap(openedAt.current)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  // A tap ends here, so that it never reaches the page. Only the topmost overlay gets it.
  function handleClick({ target, currentTarget }: MouseEvent) {
    if (dismissible === true && pressed.current && target === currentTarget) changeOpen(false);
  }

  return (
    <RadixDialog.Portal>
      {/* The keyboard has Escape. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.overlay}
        data-state={open ? 'open' : 'closed'}
        onPointerDown={handlePointerDown}
        onClickCapture={handleClickCapture}
        onClick={handleClick}
      >
        <Frame {...props} open={open} styles={styles} />
      </div>
    </RadixDialog.Portal>
  );
}

/** The window while it is there. */
function Frame({
  children,
  open,
  closeLabel,
  dismissible = true,
  styles,
  ...rest
}: OverlayWindowProps & { open: boolean }) {
  const content = useRef<HTMLDivElement>(null);
  const { onOpenAutoFocus, onCloseAutoFocus } = useWindowFocus();

  // Released when closing starts: nobody should wait for a fading window.
  useEffect(() => (open && content.current ? holdPage(content.current) : undefined), [open]);

  function keepOpen(event: Event) {
    if (dismissible === false) event.preventDefault();
  }

  return (
    // Radix traps focus only in its own modal windows. Theirs inside focuses nothing on opening, and returns focus on closing.
    <FocusScope.Root asChild loop trapped={open} onMountAutoFocus={onOpenAutoFocus} onUnmountAutoFocus={preventDefault}>
      <RadixDialog.Content
        {...rest}
        ref={content}
        aria-modal
        data-cross={closeLabel !== undefined}
        className={styles.content}
        onOpenAutoFocus={preventDefault}
        onCloseAutoFocus={onCloseAutoFocus}
        onEscapeKeyDown={keepOpen}
        // The overlay decides.
        onInteractOutside={preventDefault}
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
    </FocusScope.Root>
  );
}

function preventDefault(event: Event) {
  event.preventDefault();
}
