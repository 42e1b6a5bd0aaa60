import { type ReactNode, useState } from 'react';
import { loadRoute } from '../loadRoute.ts';
import { useOnDemand } from '../onDemand/useOnDemand.ts';
import type { SharedPage } from './SharedPage.ts';

const loadWindow = loadRoute(
  () => import('./ShareWindow.tsx').then((module) => module.ShareWindow),
  ['system/sharing'],
);

interface Sharing {
  /** Asks where to share the page; resolves once the question is shown. */
  onShare: () => Promise<void>;
  /** The share sheet; render it in the route. */
  shareWindow: ReactNode;
}

/** Shares a page of this app. The share sheet is loaded on demand. */
export function useSharing(page: SharedPage): Sharing {
  const { Part: ShareWindow, fetchPart } = useOnDemand(loadWindow);
  const [open, setOpen] = useState(false);
  return {
    onShare: async () => setOpen(await fetchPart()),
    shareWindow: ShareWindow && <ShareWindow page={page} open={open} onOpenChange={setOpen} />,
  };
}
