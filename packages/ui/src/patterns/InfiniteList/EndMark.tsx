import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import * as styles from './InfiniteList.css.ts';

export interface EndMarkProps {
  /** The scroll container, if not the window. */
  within?: RefObject<Element | null>;
  /** Distance in px that counts as near. */
  margin: number;
  onNear: () => void;
}

/**
 * Reports once when it comes near the visible area. A new page brings a new one (`key`), but a failed page does not,
 * which prevents endless retries.
 */
export function EndMark({ within, margin, onNear }: EndMarkProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = mark.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near();
      },
      { root: within?.current ?? null, rootMargin: `${margin}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [within, margin]);
  return <span ref={mark} aria-hidden="true" className={styles.mark} />;
}
