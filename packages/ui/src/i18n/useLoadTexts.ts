import { useTranslation } from 'react-i18next';

/** Texts of `LoadView` on every screen: `<LoadView {...useLoadTexts()} load={…}>`. */
export function useLoadTexts() {
  const { t } = useTranslation('shell');
  return { loadingLabel: t('loading'), failedTitle: t('failed'), retryLabel: t('retry') };
}
