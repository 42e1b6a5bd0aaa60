import { ErrorState } from '@mcy/ui/patterns';
import { useTranslation } from 'react-i18next';

/** Nothing of a route could be loaded, not even the page that says so. */
export function ChunkFailure() {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t('failed')}
      message={t('networkError')}
      retryLabel={t('retry')}
      onRetry={() => location.reload()}
    />
  );
}
