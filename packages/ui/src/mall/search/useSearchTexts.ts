import { useTranslation } from 'react-i18next';
import type { SearchBarProps } from '../../patterns/index.ts';

/** The words of the shop's search field. */
export function useSearchTexts(): SearchBarProps['texts'] {
  const { t } = useTranslation('mall/search');
  return {
    label: t('bar.label'),
    placeholder: t('bar.placeholder'),
    submit: t('bar.submit'),
    clear: t('bar.clear'),
    suggestions: t('bar.suggestions'),
    suggestionCount: (count) => t('bar.suggestionCount', { count }),
    recent: t('bar.recent'),
    removeRecent: (query) => t('bar.removeRecent', { query }),
    clearRecent: t('bar.clearRecent'),
    popular: t('bar.popular'),
  };
}
