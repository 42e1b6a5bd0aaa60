import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../primitives/index.ts';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps {
  /** Looks for what was typed; never for blanks. */
  onSearch: (q: string) => void;
}

/** A small search field in a desktop's bar. */
export function SearchField({ onSearch }: SearchFieldProps) {
  const { t } = useTranslation('mall/search');
  return (
    <form
      role="search"
      aria-label={t('bar.label')}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('q');
        if (typeof typed === 'string' && typed.trim() !== '') onSearch(typed.trim());
      }}
    >
      <Icon icon={Search} size="small" />
      <input
        type="search"
        name="q"
        aria-label={t('bar.label')}
        placeholder={t('bar.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        className={styles.input}
      />
    </form>
  );
}
