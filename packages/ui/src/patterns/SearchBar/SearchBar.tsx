import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SearchBar.css.ts';
import { PastQueries, type PastQueriesProps } from './PastQueries.tsx';
import { stepThrough } from './stepThrough.ts';
import { useDebounced } from './useDebounced.ts';

export interface SearchBarTexts {
  /** Label of the search and its field: "Search for toys". */
  label: string;
  placeholder: string;
  submit: string;
  clear: string;
  /** Label of the suggestions. */
  suggestions: string;
  /** Number of suggestions, announced when they load. */
  suggestionCount: (count: number) => string;
}

export interface SearchBarProps extends Omit<PastQueriesProps, 'texts' | 'onSearch' | 'onEmptied'> {
  texts: SearchBarTexts & PastQueriesProps['texts'];
  /** Initial input; use a new `key` to change it. */
  defaultQuery?: string;
  /** Searches for the input or a suggestion; never for blanks. */
  onSearch: (query: string) => void;
  /** Called with the input after typing pauses for 250 ms: time to load suggestions. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Suggestions for the input, best first. */
  suggestions?: readonly string[];
  /** True while suggestions load. */
  loading?: boolean;
}

/** Debounce of the input, in ms. */
const pause = 250;

/** A search field with suggestions; while empty it shows recent and popular searches. */
export function SearchBar({
  texts,
  defaultQuery = '',
  onSearch,
  onQueryChange,
  suggestions = [],
  loading = false,
  ...past
}: SearchBarProps) {
  const [query, setQuery] = useState(defaultQuery);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const settled = useDebounced((typed: string) => onQueryChange?.(typed), pause);
  const shown = open && query.trim() !== '' && suggestions.length > 0;
  const activeOption = shown ? suggestions[active] : undefined;

  function type(typed: string) {
    setQuery(typed);
    setOpen(true);
    setActive(-1);
    settled.later(typed);
  }

  function clear() {
    setQuery('');
    setOpen(false);
    settled.now('');
    input.current?.focus();
  }

  function search(wanted: string) {
    const words = wanted.trim();
    if (words === '') return;
    setQuery(words);
    setOpen(false);
    setActive(-1);
    settled.now(words);
    onSearch(words);
  }

  function handleKey(event: KeyboardEvent) {
    // During composition of Vietnamese or Chinese, keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return;
      event.preventDefault();
      setOpen(true);
      setActive(stepThrough(shown ? active : -1, event.key === 'ArrowDown' ? 1 : -1, suggestions.length));
    } else if (event.key === 'Escape' && shown) {
      // Closes the list and keeps the input; without a list, Escape belongs to the page.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      setActive(-1);
    }
  }

  return (
    <div className={styles.root}>
      <form
        role="search"
        aria-label={texts.label}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          search(activeOption ?? query);
        }}
      >
        <div className={styles.well}>
          <Icon icon={Search} tone="muted" />
          <input
            ref={input}
            type="search"
            role="combobox"
            aria-label={texts.label}
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={listId}
            aria-activedescendant={activeOption === undefined ? undefined : `${listId}-${active}`}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={texts.placeholder}
            value={query}
            className={styles.input}
            onChange={(event) => type(event.target.value)}
            onKeyDown={handleKey}
            onBlur={() => setOpen(false)}
          />
          {loading && <Spinner size="small" />}
          {query !== '' && <IconButton icon={X} label={texts.clear} size="small" onPress={clear} />}
          <Button type="submit" size="small">
            {texts.submit}
          </Button>
        </div>
        <div
          id={listId}
          role="listbox"
          aria-label={texts.suggestions}
          hidden={!shown}
          className={styles.suggestions}
          // Clicking an option must not take focus from the field.
          onPointerDown={(event) => event.preventDefault()}
        >
          {suggestions.map((suggestion, place) => (
            // Focus stays in the field; aria-activedescendant points here.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={suggestion}
              id={`${listId}-${place}`}
              role="option"
              aria-selected={place === active}
              className={styles.suggestion}
              onClick={() => search(suggestion)}
            >
              <Icon icon={Search} size="small" tone="muted" />
              {suggestion}
            </div>
          ))}
        </div>
        <VisuallyHidden role="status">{shown ? texts.suggestionCount(suggestions.length) : ''}</VisuallyHidden>
      </form>
      {query === '' && (
        <PastQueries {...past} texts={texts} onSearch={search} onEmptied={() => input.current?.focus()} />
      )}
    </div>
  );
}
