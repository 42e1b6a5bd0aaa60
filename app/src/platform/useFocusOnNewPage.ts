import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves focus on navigation for keyboards and screen readers, as loading a page would; unless the page has put it somewhere itself. */
export function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const content = document.querySelector<HTMLElement>('#content');
    if (content?.contains(document.activeElement)) return;
    content?.focus({ preventScroll: true });
  }, [pathname]);
}
