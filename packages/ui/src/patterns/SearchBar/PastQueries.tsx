import { History, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { ListRow } from '../ListRow/ListRow.tsx';
import * as styles from './SearchBar.css.ts';

export interface PastQueriesProps {
  texts: {
    recent: string;
    /** Label of a remove button: "Remove “cat”". */
    removeRecent: (query: string) => string;
    clearRecent: string;
    popular: string;
  };
  /** The user's own searches, newest first. */
  recent?: readonly string[];
  onRemoveRecent?: ((query: string) => void) | undefined;
  onClearRecent?: (() => void) | undefined;
  /** Popular searches, most frequent first. */
  popular?: readonly string[];
  onSearch: (query: string) => void;
  /** The last recent query was removed while focused. */
  onEmptied: () => void;
}

/** Recent and popular searches; a click searches again. */
export function PastQueries({
  texts,
  recent = [],
  onRemoveRecent,
  onClearRecent,
  popular = [],
  onSearch,
  onEmptied,
}: PastQueriesProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);

  // The clicked button is gone: move focus to the next one, or to the field.
  useLayoutEffect(() => {
    const place = removed.current;
    if (place === null) return;
    removed.current = null;
    const row = list.current?.children[Math.min(place, recent.length - 1)];
    const cross = row?.querySelector<HTMLElement>('[data-remove]');
    if (cross) cross.focus();
    else onEmptied();
  }, [recent, onEmptied]);

  return (
    <>
      {recent.length > 0 && (
        <section aria-label={texts.recent} className={styles.past}>
          <div className={styles.head}>
            <Heading level={2} size="small" tone="secondary">
              {texts.recent}
            </Heading>
            {onClearRecent !== undefined && (
              <Button
                size="small"
                variant="ghost"
                tone="neutral"
                onPress={() => {
                  removed.current = 0;
                  onClearRecent();
                }}
              >
                {texts.clearRecent}
              </Button>
            )}
          </div>
          <ul ref={list}>
            {recent.map((query, place) => (
              <li key={query} className={styles.row}>
                <ListRow
                  leading={<Icon icon={History} size="small" tone="muted" />}
                  title={query}
                  onPress={() => onSearch(query)}
                />
                {onRemoveRecent !== undefined && (
                  <IconButton
                    icon={X}
                    label={texts.removeRecent(query)}
                    data-remove
                    onPress={() => {
                      removed.current = place;
                      onRemoveRecent(query);
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {popular.length > 0 && (
        <section aria-label={texts.popular} className={styles.past}>
          <Heading level={2} size="small" tone="secondary">
            {texts.popular}
          </Heading>
          <ul className={styles.popular}>
            {popular.map((query) => (
              <li key={query} className={styles.chip}>
                <Button size="small" variant="soft" tone="neutral" onPress={() => onSearch(query)}>
                  {query}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
