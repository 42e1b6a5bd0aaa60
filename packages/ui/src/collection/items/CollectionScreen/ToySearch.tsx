import { useTranslation } from 'react-i18next';
import { SearchBar } from '../../../patterns/index.ts';

interface ToySearchProps {
  q: string;
  onSearch: (q: string) => void;
}

/** Searches the player's toys while they type. */
export function ToySearch({ q, onSearch }: ToySearchProps) {
  const { t } = useTranslation('collection/items');
  return (
    <SearchBar
      defaultQuery={q}
      onSearch={onSearch}
      onQueryChange={(typed) => onSearch(typed.trim())}
      texts={{
        label: t('search.label'),
        placeholder: t('search.placeholder'),
        submit: t('search.submit'),
        clear: t('search.clear'),
        suggestions: t('search.suggestions'),
        suggestionCount: (count) => t('filter.chosen', { count }),
        recent: t('search.recent'),
        removeRecent: (query) => t('search.remove', { query }),
        clearRecent: t('search.clearRecent'),
        popular: t('search.popular'),
      }}
    />
  );
}
