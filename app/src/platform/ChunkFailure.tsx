import { ErrorState } from '@mcy/ui/patterns';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Shown when nothing of a route could be loaded, not even its error page. Loads the page again once there is a connection. */
export function ChunkFailure() {
  const { t } = useTranslation();
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return <ErrorState title={t('failed')} message={t('networkError')} retryLabel={t('retry')} onRetry={reload} />;
}

function reload(): void {
  location.reload();
}
