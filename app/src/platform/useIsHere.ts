import { useEffect, useRef } from 'react';

/**
 * Whether the person is still on the page that calls it: asked after an answer that took time. Both count, because the
 * browser's address changes at once and the router's some time later.
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
