import { useState } from 'react';
import { isFirstRender } from './firstRender.ts';

interface Settled {
  /** The picture that loaded or failed; null before any did. */
  src: string | null;
  failed: boolean;
  /** Its element came from the server. */
  sent: boolean;
}

const sent: Settled = { src: null, failed: false, sent: true };
const made: Settled = { src: null, failed: false, sent: false };

/** Whether the image at `src` has loaded, whether the server sent it, and what its `img` takes to say so. */
export function useLoadedImage(src: string | null | undefined) {
  'use no memo';
  const [settled, setSettled] = useState(() => (isFirstRender() ? sent : made));
  const isKnown = settled.src === src;

  function settle(failed: boolean) {
    if (src && !(isKnown && settled.failed === failed)) setSettled({ src, failed, sent: settled.sent });
  }
  const listeners = { onLoad: () => settle(false), onError: () => settle(true) };
  // One that the server sent may be complete before React listens; a list of a thousand cards has four thousand that it did not.
  function ref(element: HTMLImageElement | null) {
    if (!isKnown && element?.complete) settle(element.naturalWidth === 0);
  }

  return {
    loaded: isKnown && !settled.failed && settled.src !== null,
    failed: !src || (isKnown && settled.failed),
    sent: settled.sent,
    listeners: settled.sent ? { ...listeners, ref } : listeners,
  };
}
