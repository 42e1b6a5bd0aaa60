import { useEffect, useState } from 'react';

/** How long a wait stays hidden, in ms (spec §9). */
const delay = 200;

/** Returns true once a wait has lasted long enough to show. */
export function useLasting(waiting: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLasting(true), delay);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [waiting]);
  return waiting && lasting;
}
