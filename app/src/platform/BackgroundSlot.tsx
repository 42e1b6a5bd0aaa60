import { type ComponentType, useEffect, useState } from 'react';
import { loadRoute } from '../routes/loadRoute.ts';

const load = loadRoute(
  () => import('./background/Background.tsx').then((module) => module.Background),
  ['content/policies', 'system/frame', 'system/update'],
);

/** How long the first page is left alone at most, in ms. */
const idleDelay = 3000;

/** Where the page says that there is no connection or a new release. What looks after both is no part of the first page. */
export function BackgroundSlot() {
  const [Background, setBackground] = useState<ComponentType | null>(null);

  useEffect(() => {
    const show = (): void =>
      void load()
        .then((Loaded) => setBackground(() => Loaded))
        .catch(() => {});
    // What was kept on the device is wanted at once.
    const timer = setTimeout(show, navigator.onLine ? idleDelay : 0);
    return () => clearTimeout(timer);
  }, []);

  return Background && <Background />;
}
