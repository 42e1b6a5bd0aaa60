import { useTranslation } from 'react-i18next';

/** What `InfiniteList` says on every screen: `<InfiniteList {...data} {...useListTexts()} label={…}>`. */
export function useListTexts() {
  const { t } = useTranslation('shell');
  return { loadMoreLabel: t('loadMore'), retryLabel: t('retry'), loadingLabel: t('loading') };
}
