import { useEffect, useState } from 'react';

/** How long a wait goes unsaid, in ms (spec §9). */
const delay = 200;

/** Whether a wait has lasted long enough to be shown. */
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
