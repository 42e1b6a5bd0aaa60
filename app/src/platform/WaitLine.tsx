import { LoadingLine } from '@mcy/ui/patterns';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStore } from './createStore.ts';
import { useLasting } from './useLasting.ts';
import { callWait, pageWaits } from './waits.ts';

/** The loading indicator (spec §7), for a slow call or page. */
export function WaitLine() {
  const { t } = useTranslation();
  const calls = useStore(callWait);
  const moves = useMove();
  return useLasting(calls || moves) && <LoadingLine label={t('loading')} />;
}

const isNotMoving = (): boolean => false;

/** True while the previous page is shown because the current address still loads. */
function useMove(): boolean {
  const { pathname } = useLocation();
  return useSyncExternalStore(
    pageWaits.subscribe,
    () => pageWaits.read() > 0 && location.pathname !== pathname,
    isNotMoving,
  );
}
