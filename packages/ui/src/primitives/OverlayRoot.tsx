import { Dialog as RadixDialog } from 'radix-ui';
import { createContext, type ReactNode } from 'react';
import { useOpen } from './useOpen.ts';

export interface OverlayRootProps {
  children: ReactNode;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Whether the surrounding Dialog or Sheet is open, and how to change that. */
export const OverlayContext = createContext<{ open: boolean; changeOpen: (open: boolean) => void }>({
  open: false,
  changeOpen: () => undefined,
});

/**
 * State of a Dialog or Sheet around its trigger and its `OverlayWindow`. For Radix it is not modal: Radix would restyle the whole page
 * each time it opens and closes. `OverlayWindow` does instead what makes it modal.
 */
export function OverlayRoot({ children, ...props }: OverlayRootProps) {
  const { isOpen, changeOpen } = useOpen(props);
  return (
    <RadixDialog.Root modal={false} open={isOpen} onOpenChange={changeOpen}>
      <OverlayContext value={{ open: isOpen, changeOpen }}>{children}</OverlayContext>
    </RadixDialog.Root>
  );
}
