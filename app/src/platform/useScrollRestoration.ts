import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Where the page was when it was last left, in this tab. */
const kept = 'scroll';

/** Scrolls a new page to the top and restores the position of an earlier one, also after a reload. The first is where its reader has scrolled it by now. */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  const move = useNavigationType();
  const shown = useRef({ key: '', pathname: '' });
  const positions = useRef(new Map<string, number>());

  useLayoutEffect(() => {
    const isFirst = shown.current.key === '';
    const stays = isFirst || (shown.current.pathname === pathname && move === NavigationType.Replace);
    shown.current = { key, pathname };
    if (stays || hash !== '') return;
    scrollTo(0, move === NavigationType.Pop ? (positions.current.get(key) ?? 0) : 0);
  }, [key, pathname, hash, move]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const top = readKept();
    if (top > 0)
      void import('./scrollBack.ts').then(
        ({ scrollBack }) => scrollBack(top),
        () => {},
      );
    function keep(): void {
      positions.current.set(shown.current.key, scrollY);
    }
    function keepForReload(): void {
      sessionStorage.setItem(kept, JSON.stringify([location.href, scrollY]));
    }
    addEventListener('scroll', keep, { passive: true });
    addEventListener('pagehide', keepForReload);
    return () => {
      removeEventListener('scroll', keep);
      removeEventListener('pagehide', keepForReload);
    };
  }, []);
}

/** Where a page that is loaded again was; 0 for one that is opened. */
function readKept(): number {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate') return 0;
  try {
    // Nothing vouches for what an earlier release kept.
    const left: unknown = JSON.parse(sessionStorage.getItem(kept) ?? 'null');
    return Array.isArray(left) && left[0] === location.href && typeof left[1] === 'number' ? left[1] : 0;
  } catch {
    return 0;
  }
}
