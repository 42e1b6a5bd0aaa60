import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface OpenPair {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * Tracks whether the row is open. It closes when anything else is clicked or focused, so that only one is open at a
 * time.
 */
export function useOpenRow(
  root: RefObject<HTMLElement | null>,
  { open: given, onOpenChange }: OpenPair,
): [open: boolean, setOpen: (open: boolean) => void] {
  const [own, setOwn] = useState(false);
  const open = given ?? own;

  function setOpen(next: boolean) {
    if (next === open) return;
    setOwn(next);
    onOpenChange?.(next);
  }

  const leave = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && root.current?.contains(event.target) !== true) setOpen(false);
  });
  useEffect(() => {
    if (!open) return undefined;
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);

  return [open, setOpen];
}
