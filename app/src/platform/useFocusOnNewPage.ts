import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves focus on navigation for keyboards and screen readers, as loading a page would. */
export function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }, [pathname]);
}
