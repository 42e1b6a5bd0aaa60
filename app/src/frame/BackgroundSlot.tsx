import { type ComponentType, useEffect, useState } from 'react';
import { idleDelay } from '../platform/idleDelay.ts';
import { loadRoute } from '../platform/loadRoute.ts';

const load = loadRoute(
  () => import('./background/Background.tsx').then((module) => module.Background),
  ['content/policies', 'system/frame', 'system/update'],
);

/** Where the page reports a lost connection or a new release. Loaded after the first page. */
export function BackgroundSlot() {
  const [Background, setBackground] = useState<ComponentType | null>(null);

  useEffect(() => {
    const show = (): void =>
      void load()
        .then((Loaded) => setBackground(() => Loaded))
        .catch(() => {});
    // Data kept on the device is needed at once.
    const timer = setTimeout(show, navigator.onLine ? idleDelay : 0);
    return () => clearTimeout(timer);
  }, []);

  return Background && <Background />;
}
