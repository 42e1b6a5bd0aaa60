import { NewVersionNotice } from '@mcy/ui/system/update';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../announcements.ts';
import { useStore } from '../createStore.ts';
import { letWorkerIn, nextWorker } from './serviceWorker.ts';
import { whenIdle } from './underWay.ts';

/**
 * Offers the next release once it is downloaded. Never updates without consent, or while a box is being opened in any
 * window.
 */
export function NextRelease() {
  const { t } = useTranslation('system/update');
  const worker = useStore(nextWorker);
  const [declined, setDeclined] = useState<ServiceWorker | null>(null);
  if (worker === null || worker === declined) return null;

  async function update(waiting: ServiceWorker): Promise<void> {
    const updated = await whenIdle(async () => {
      await letWorkerIn(waiting);
      location.reload();
    });
    if (!updated) announce({ kind: 'toast', tone: 'caution', message: t('newVersion.underWay') });
  }

  return <NewVersionNotice onUpdateNow={() => update(worker)} onLater={() => setDeclined(worker)} />;
}
