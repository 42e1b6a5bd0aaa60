import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Portal, Toast as RadixToast } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Toast.css.ts';
import { ToastContext, type ToastMessage } from './useToast.ts';

/** How long a toast is shown, in ms (spec §9). */
const toastDuration = 2000;

interface StandingToast extends ToastMessage {
  id: number;
  open: boolean;
}

const glyphs = { neutral: Info, positive: CircleCheck, caution: TriangleAlert, critical: CircleAlert } as const;

export interface ToastProviderProps {
  children: ReactNode;
  /** Label of the toast region. */
  label: string;
}

/** Shows short messages over the page. Wrap the app in one. */
export function ToastProvider({ children, label }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly StandingToast[]>([]);
  const lastId = useRef(0);

  function showToast(toast: ToastMessage) {
    lastId.current += 1;
    const id = lastId.current;
    // The same message twice in a row is a double click; closed ones have faded out by now.
    setToasts((standing) => [
      ...standing.filter((other) => other.open && other.message !== toast.message),
      { ...toast, id, open: true },
    ]);
  }

  function close(id: number) {
    setToasts((standing) => standing.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  }

  return (
    <RadixToast.Provider label={label} duration={toastDuration} swipeDirection="down">
      <ToastContext value={showToast}>{children}</ToastContext>
      {toasts.map(({ id, message, tone = 'neutral', duration, open }) => (
        <RadixToast.Root
          key={id}
          className={styles.toast}
          type={tone === 'critical' ? 'foreground' : 'background'}
          duration={duration ?? toastDuration}
          open={open}
          onOpenChange={(stillOpen) => {
            if (!stillOpen) close(id);
          }}
        >
          <span className={styles.sign[tone]}>
            <Icon icon={glyphs[tone]} />
          </span>
          <RadixToast.Description>{message}</RadixToast.Description>
        </RadixToast.Root>
      ))}
      {/* Beside the page, not in it: dialogs hide the page from screen readers, and toasts must be read even then. */}
      <Portal.Root data-over-windows>
        <RadixToast.Viewport label={label} className={styles.viewport} />
      </Portal.Root>
    </RadixToast.Provider>
  );
}
