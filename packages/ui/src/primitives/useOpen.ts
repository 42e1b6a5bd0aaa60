import { useState } from 'react';

interface OpenProps {
  /** Given, its parent decides. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Whether something is open, and how to change that: its own state, unless its parent holds it. */
export function useOpen({ open, onOpenChange }: OpenProps): { isOpen: boolean; changeOpen: (next: boolean) => void } {
  const [ownOpen, setOwnOpen] = useState(false);
  return {
    isOpen: open ?? ownOpen,
    changeOpen(next) {
      setOwnOpen(next);
      onOpenChange?.(next);
    },
  };
}
