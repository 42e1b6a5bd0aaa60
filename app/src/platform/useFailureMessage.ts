import { ApiError } from '@mcy/api/client';
import { useTranslation } from 'react-i18next';

/** Words a failure in the reader's language: the server's message, or a network error. */
export function useFailureMessage(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => (error instanceof ApiError ? error.message : t('networkError'));
}
