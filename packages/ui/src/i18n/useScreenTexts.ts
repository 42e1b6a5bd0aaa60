import { useTranslation } from 'react-i18next';
import { useLoadTexts } from './useLoadTexts.ts';

/** What `Screen` says on every screen: `<Screen texts={useScreenTexts()} …>`. */
export function useScreenTexts() {
  const { t } = useTranslation('shell');
  return { backLabel: t('back'), loadMoreLabel: t('loadMore'), ...useLoadTexts(), pageTitle };
}

/** A page's own title, then the shop's. */
function pageTitle(title: string): string {
  return `${title} · MCY`;
}
