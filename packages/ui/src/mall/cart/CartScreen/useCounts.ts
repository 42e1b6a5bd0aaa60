import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long a count stays before it is sent, in ms: presses in a row are one change. */
const pause = 400;

/**
 * Counts of a cart as they are shown. A change is sent after a pause, or when the page is left; one that is made while
 * another is on its way is sent after it.
 */
export function useCounts(onSetCount: (variant_id: string, count: number) => Promise<void>) {
  const [shown, setShown] = useState<ReadonlyMap<string, number>>(new Map());
  const waiting = useRef(new Map<string, { count: number; timer: ReturnType<typeof setTimeout> }>());

  const send = useEffectEvent(async (variant_id: string, count: number) => {
    waiting.current.delete(variant_id);
    await onSetCount(variant_id, count);
    // What was pressed meanwhile stays on screen until it is sent too.
    setShown((before) => {
      if (before.get(variant_id) !== count) return before;
      const after = new Map(before);
      after.delete(variant_id);
      return after;
    });
  });
  const flush = useEffectEvent(() => {
    for (const [variant_id, { count, timer }] of waiting.current) {
      clearTimeout(timer);
      void send(variant_id, count);
    }
  });
  useEffect(() => () => flush(), []);

  return {
    countOf: ({ variant_id, count }: { variant_id: string; count: number }): number => shown.get(variant_id) ?? count,
    setCount: (variant_id: string, count: number): void => {
      setShown((before) => new Map(before).set(variant_id, count));
      clearTimeout(waiting.current.get(variant_id)?.timer);
      waiting.current.set(variant_id, { count, timer: setTimeout(() => void send(variant_id, count), pause) });
    },
  };
}
