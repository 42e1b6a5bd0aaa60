import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { prefetchPages } from '../../routes/loadPages.ts';
import { AgreementGate } from './AgreementGate.tsx';
import { useStore } from '../../platform/createStore.ts';
import { isPackaged } from '../../platform/isPackaged.ts';
import { navigationGuard } from '../../platform/navigationGuard.ts';
import { NextRelease } from '../../platform/background/NextRelease.tsx';
import { OfflineBar } from '../../platform/background/OfflineBar.tsx';
import { RefreshBar } from '../../platform/background/RefreshBar.tsx';
import { startLastLogin } from '../../platform/background/startLastLogin.ts';
import { startWorker } from '../../platform/background/serviceWorker.ts';
import { holdRelease } from '../../platform/background/underWay.ts';
import { isUnderWay } from './isUnderWay.ts';
import { useKeptOffline } from '../../platform/background/useKeptOffline.ts';
import { useLiveChannel } from '../../platform/background/useLiveChannel.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { usePushedPages } from './usePushedPages.ts';
import { useJoinedCart } from '../../routes/mall/cart/useJoinedCart.ts';
import { useUpdates } from './useUpdates.ts';

/** What runs behind every page: the service worker and its releases, what is kept for a time without a connection, what the server says has changed, what is pushed, a guest's cart to take along, an agreement to accept, shortcuts, and the last login. */
export function Background() {
  const { pathname } = useLocation();
  const { holds } = useStore(navigationGuard);
  const underWay = isUnderWay(pathname, holds.size);
  useKeptOffline();
  useLiveChannel();
  usePushedPages();
  useUpdates(underWay);
  useJoinedCart();
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
      <Shortcuts />
      {!underWay && <AgreementGate />}
      {!underWay && <NextRelease />}
    </>
  );
}
