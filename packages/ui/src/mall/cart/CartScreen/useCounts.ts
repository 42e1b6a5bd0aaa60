import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long a count stays before it is sent, in ms: presses in a row are one change. */
const pause = 400;

/**
 * Counts of a cart as they are shown. A change is sent after a pause, or when the page is left; one that is made while
 * another of its line is on its way is sent after it.
 */
export function useCounts(onSetCount: (variant_id: string, count: number) => Promise<void>) {
  /** Those that the cart does not have yet. */
  const [ahead, setAhead] = useState<ReadonlyMap<string, number>>(new Map());
  const sending = useRef(new Set<string>());

  const send = useEffectEvent(async (variant_id: string, count: number) => {
    sending.current.add(variant_id);
    await onSetCount(variant_id, count);
    sending.current.delete(variant_id);
    // What was pressed meanwhile stays, and is sent next.
    setAhead((before) => new Map([...before].filter(([id, shown]) => id !== variant_id || shown !== count)));
  });
  const sendAll = useEffectEvent(() => {
    for (const [variant_id, count] of ahead) if (!sending.current.has(variant_id)) void send(variant_id, count);
  });
  useEffect(() => {
    if (ahead.size === 0) return undefined;
    const timer = setTimeout(() => sendAll(), pause);
    return () => clearTimeout(timer);
  }, [ahead]);
  useEffect(() => () => sendAll(), []);

  return {
    countOf: ({ variant_id, count }: { variant_id: string; count: number }): number => ahead.get(variant_id) ?? count,
    setCount: (variant_id: string, count: number): void => setAhead((before) => new Map(before).set(variant_id, count)),
  };
}
