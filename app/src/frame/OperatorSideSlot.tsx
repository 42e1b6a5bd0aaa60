import { type ComponentType, useEffect, useState } from 'react';
import { loadRoute } from '../platform/loadRoute.ts';

const load = loadRoute(
  () =>
    import('./operator/OperatorSide.tsx').then(async ({ OperatorSide, loadOperatorScreens }) => {
      await loadOperatorScreens();
      return OperatorSide;
    }),
  ['operator/desk'],
);

/** The navigation of operators' pages. Those of the shop do without its code; when it cannot be loaded, the page is there all the same. */
export function OperatorSideSlot() {
  const [Side, setSide] = useState<ComponentType | null>(null);
  useEffect(() => {
    void load()
      .then((Loaded) => setSide(() => Loaded))
      .catch(() => {});
  }, []);
  return Side && <Side />;
}
