import { ApiError } from '@mcy/api/client';
import { useTranslation } from 'react-i18next';

/** Says a failure in the reader's language: the server's own words, or that the network failed. */
export function useFailureMessage(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => (error instanceof ApiError ? error.message : t('networkError'));
}
