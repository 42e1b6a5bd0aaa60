import { type RefObject, useEffect, useState } from 'react';

/**
 * Lets the form around a place not be sent while something in it is not ready. True once somebody has tried.
 * A form's resolver knows only values, and what is still coming is none: so the event itself is held.
 */
export function useHeldSubmit(place: RefObject<HTMLElement | null>, busy: boolean): boolean {
  const [tried, setTried] = useState(false);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form || !busy) return undefined;
    const hold = (event: Event) => {
      event.preventDefault();
      // React listens farther up: what is stopped here never reaches the form's onSubmit.
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
