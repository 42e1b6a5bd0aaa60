import { useEffect, useRef } from 'react';

/**
 * Returns true while the user is still on the calling page: check it after a slow answer. It checks both addresses,
 * because the browser's changes at once and the router's later.
 */
export function useIsHere(): () => boolean {
  const page = useRef<string | null>(null);
  useEffect(() => {
    page.current = location.pathname;
    return () => {
      page.current = null;
    };
  }, []);
  return () => page.current === location.pathname;
}
