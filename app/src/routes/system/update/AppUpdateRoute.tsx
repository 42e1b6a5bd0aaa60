import { useApi } from '@mcy/api/client';
import { useReadAppVersion } from '@mcy/api/system/update/hooks';
import { AppUpdateScreen } from '@mcy/ui/system/update';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../platform/announcements.ts';
import { useStore } from '../../../platform/createStore.ts';
import { appUpdate, platform, updateApp } from '../../../platform/update/appUpdate.ts';
import { homeRoutes } from '../../content/home/routes.ts';

export function AppUpdateRoute() {
  const { t } = useTranslation('system/update');
  const update = useStore(appUpdate);
  const { user_id } = useApi();
  const readRelease = useReadAppVersion();

  async function begin(): Promise<void> {
    const ended = await updateApp({ readRelease, user_id: () => user_id });
    if (ended.step === 'failed') {
      announce({ kind: 'toast', tone: 'critical', message: t(`update.failed.${ended.phase}`) });
    }
  }
  const beginOnce = useEffectEvent(() => void begin());
  useEffect(() => beginOnce(), []);

  return (
    <AppUpdateScreen
      update={update}
      version={__APP_VERSION__}
      links={{ home: homeRoutes.home }}
      onRetry={() => void begin()}
      onQuit={() => void platform.quit()}
    />
  );
}
