import { useState } from 'react';

/** Whether the image at `src` has loaded, and what its `img` takes to say so. */
export function useLoadedImage(src: string | null | undefined) {
  'use no memo';
  const [settled, setSettled] = useState<{ src: string; failed: boolean }>();
  const known = settled?.src === src ? settled : undefined;

  function settle(failed: boolean) {
    if (src && (known === undefined || known.failed !== failed)) setSettled({ src, failed });
  }

  return {
    loaded: known?.failed === false,
    failed: !src || known?.failed === true,
    listeners: {
      // A cached image may be complete before React listens.
      ref(element: HTMLImageElement | null) {
        if (known === undefined && element?.complete) settle(element.naturalWidth === 0);
      },
      onLoad: () => settle(false),
      onError: () => settle(true),
    },
  };
}
