import { type ReactNode, useState } from 'react';
import { loadRoute } from '../../routes/loadRoute.ts';
import { useOnDemand } from '../onDemand/useOnDemand.ts';
import type { SharedPage } from './SharedPage.ts';

const loadWindow = loadRoute(
  () => import('./ShareWindow.tsx').then((module) => module.ShareWindow),
  ['system/sharing'],
);

interface Sharing {
  /** Asks where to share the page; resolves once it does. */
  onShare: () => Promise<void>;
  /** What asks: part of the route that offers it. */
  shareWindow: ReactNode;
}

/** The way to share a page of this app. What shares is fetched when it is wanted. */
export function useSharing(page: SharedPage): Sharing {
  const { Part: ShareWindow, fetchPart } = useOnDemand(loadWindow);
  const [open, setOpen] = useState(false);
  return {
    onShare: async () => setOpen(await fetchPart()),
    shareWindow: ShareWindow && <ShareWindow page={page} open={open} onOpenChange={setOpen} />,
  };
}
