import { type RefObject, useEffect, useState } from 'react';

/** Distance in px that counts as the end: browsers round. */
const slack = 8;

/**
 * Tracks how much of a scroll area was seen, from 0 to 1, and whether its end was ever reached. Content that fits is
 * read.
 */
export function useReadProgress(area: RefObject<HTMLElement | null>): { share: number; read: boolean } {
  const [progress, setProgress] = useState({ share: 0, read: false });
  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    function measure(target: HTMLElement) {
      const rest = target.scrollHeight - target.clientHeight;
      const atEnd = rest - target.scrollTop <= slack;
      const share = atEnd ? 1 : target.scrollTop / rest;
      setProgress((before) => ({ share, read: before.read || atEnd }));
    }
    const onScroll = () => measure(element);
    const observer = new ResizeObserver(onScroll);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [area]);
  return progress;
}
