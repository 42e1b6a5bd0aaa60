import { media } from '@mcy/ui/tokens';
import { type ComponentType, type ReactNode, createElement, useEffect, useState } from 'react';
import { loadRoute } from '../platform/loadRoute.ts';

const load = loadRoute(
  () => import('./header/DesktopAccount.tsx').then((module) => module.DesktopAccount),
  ['account/notices', 'account/profile'],
);

/** The account for a desktop's bars. Phones do without its code, and a page does not wait for it. */
export function useDesktopAccount(): ReactNode {
  const [Account, setAccount] = useState<ComponentType | null>(null);
  useEffect(() => {
    const wide = matchMedia(media.desktop);
    const show = (): void => {
      if (!wide.matches) return;
      void load()
        .then((Loaded) => setAccount(() => Loaded))
        .catch(() => {});
    };
    show();
    wide.addEventListener('change', show);
    return () => wide.removeEventListener('change', show);
  }, []);
  return Account && createElement(Account);
}
