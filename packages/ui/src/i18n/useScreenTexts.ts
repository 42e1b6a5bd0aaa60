import { useTranslation } from 'react-i18next';
import { useLoadTexts } from './useLoadTexts.ts';

/** What `Screen` says on every screen: `<Screen texts={useScreenTexts()} …>`. */
export function useScreenTexts() {
  const { t } = useTranslation('shell');
  return { backLabel: t('back'), ...useLoadTexts() };
}
