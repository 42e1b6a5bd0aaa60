import { useApi } from '@mcy/api/client';
import { useReadAppVersion } from '@mcy/api/system/update/hooks';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { updateRoutes } from '../../routes/system/update/routes.ts';
import { announce } from '../../platform/announcements.ts';
import { useStore } from '../../platform/createStore.ts';
import { appUpdate, platform, updateApp } from '../../platform/update/appUpdate.ts';
import { clearLeftover } from '../../platform/update/runUpdate.ts';

/**
 * At the start, removes the remains of an interrupted update. A packaged app then checks for updates (spec §4); the web
 * checks on request.
 */
export function useUpdates(underWay: boolean): void {
  const { t } = useTranslation('system/update');
  const { user_id } = useApi();
  const navigate = useNavigate();
  const readRelease = useReadAppVersion();
  const { step } = useStore(appUpdate);

  const look = useEffectEvent(async () => {
    // Opening a box has priority; the next start checks again.
    if (!platform.checksItself || underWay) return;
    const ended = await updateApp({ readRelease, user_id: () => user_id });
    if (ended.step === 'failed') {
      announce({ kind: 'toast', tone: 'critical', message: t(`update.failed.${ended.phase}`) });
    }
  });
  useEffect(() => {
    clearLeftover(localStorage);
    // First: an unconfirmed version is rolled back, and nothing is installed over it.
    void platform
      .confirmStart()
      .catch(() => {})
      .then(() => look());
  }, []);

  const show = useEffectEvent(() => {
    if (platform.checksItself && location.pathname !== updateRoutes.appUpdate) void navigate(updateRoutes.appUpdate);
  });
  useEffect(() => {
    if (step === 'downloading') show();
  }, [step]);
}
