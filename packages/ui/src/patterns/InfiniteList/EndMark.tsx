import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import * as styles from './InfiniteList.css.ts';

export interface EndMarkProps {
  /** What scrolls, if not the window. */
  within?: RefObject<Element | null>;
  /** Px beyond its edges that are near. */
  margin: number;
  onNear: () => void;
}

/** Says once that what is seen has come near. A new page brings a new one (`key`); a page that failed does not, so that it is not asked for without end. */
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
