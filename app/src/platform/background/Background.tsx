import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { prefetchPages } from '../../routes/loadPages.ts';
import { AgreementGate } from '../agreements/AgreementGate.tsx';
import { useStore } from '../createStore.ts';
import { isPackaged } from '../isPackaged.ts';
import { navigationGuard } from '../navigationGuard.ts';
import { NextRelease } from './NextRelease.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { RefreshBar } from './RefreshBar.tsx';
import { startLastLogin } from './startLastLogin.ts';
import { startWorker } from './serviceWorker.ts';
import { holdRelease, isUnderWay } from './underWay.ts';
import { useKeptOffline } from './useKeptOffline.ts';
import { useLiveChannel } from './useLiveChannel.ts';
import { usePushedPages } from './usePushedPages.ts';
import { useUpdates } from './useUpdates.ts';

/** What goes on behind every page: the service worker and its releases, what is kept for a time without a connection, what the server says has changed, what is pushed, an agreement to accept, and the last login. */
export function Background() {
  const { pathname } = useLocation();
  const { holds } = useStore(navigationGuard);
  const underWay = isUnderWay(pathname, holds.size);
  useKeptOffline();
  useLiveChannel();
  usePushedPages();
  useUpdates(underWay);
  useEffect(startLastLogin, []);
  useEffect(prefetchPages, []);
  useEffect(() => {
    // A worker would keep serving a release that the packaged app has replaced.
    if (!isPackaged) void startWorker().catch(() => {});
  }, []);
  useEffect(() => (underWay ? holdRelease() : undefined), [underWay]);
  return (
    <>
      <OfflineBar />
      <RefreshBar />
      {!underWay && <AgreementGate />}
      {!underWay && <NextRelease />}
    </>
  );
}
