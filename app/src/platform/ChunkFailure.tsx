import { ErrorState } from '@mcy/ui/patterns';
import { useTranslation } from 'react-i18next';

/** Shown when nothing of a route could be loaded, not even its error page. */
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
