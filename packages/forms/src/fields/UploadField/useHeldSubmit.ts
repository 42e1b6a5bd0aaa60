import { type RefObject, useEffect, useState } from 'react';

/**
 * Blocks the surrounding form's submission until everything in it is ready. Returns true after a blocked try.
 * A resolver only sees values, and a pending upload has none, so this stops the event itself.
 */
export function useHeldSubmit(place: RefObject<HTMLElement | null>, busy: boolean): boolean {
  const [tried, setTried] = useState(false);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form || !busy) return undefined;
    const hold = (event: Event) => {
      event.preventDefault();
      // React listens higher up: an event stopped here never reaches the form's onSubmit.
      event.stopPropagation();
      setTried(true);
    };
    form.addEventListener('submit', hold);
    return () => {
      form.removeEventListener('submit', hold);
      setTried(false);
    };
  }, [place, busy]);
  return tried;
}
