import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls a new page to the top and restores the position of an earlier one. The first is where its reader has scrolled it by now. */
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
    function keep(): void {
      positions.current.set(shown.current.key, scrollY);
    }
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, []);
}
