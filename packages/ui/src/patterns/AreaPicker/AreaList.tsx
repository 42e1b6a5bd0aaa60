import { Check, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { LoadView } from '../LoadView/LoadView.tsx';
import type { Area } from './Area.ts';
import { AreaListSkeleton } from './AreaListSkeleton.tsx';
import type { AreaPickerTexts } from './AreaPickerTexts.ts';
import { findAreas } from './findAreas.ts';
import { useAreas } from './useAreas.ts';
import * as styles from './AreaPicker.css.ts';

interface AreaListProps {
  /** Label of the list. */
  label: string;
  texts: AreaPickerTexts;
  load: () => Promise<readonly Area[]>;
  /** Code of the previous choice. */
  chosen: string | undefined;
  onChoose: (area: Area) => void;
}

/** A list to pick from by click, or by typing and arrow keys, with focus in the search. */
export function AreaList({ label, texts, load, chosen, onChoose }: AreaListProps) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const areas = useAreas(load, label);
  const found = areas.status === 'loaded' ? findAreas(areas.data, typed) : [];
  // The option Enter picks: the one at the arrow keys, or the best match.
  const marked = found.find(({ code }) => code === active) ?? (typed.trim() === '' ? undefined : found[0]);
  const idOf = (code: string) => `${listId}-${code}`;

  // A mouse means a real keyboard, not one that would cover the list.
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches) return undefined;
    // The dialog goes first: it records what had focus, to return it.
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const loaded = areas.status === 'loaded';
  useEffect(() => {
    if (loaded) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'center' });
  }, [loaded]);

  function mark(area: Area | undefined) {
    if (!area) return;
    setActive(area.code);
    document.getElementById(`${listId}-${area.code}`)?.scrollIntoView({ block: 'nearest' });
  }

  function handleKey(event: KeyboardEvent) {
    // During composition of Vietnamese or Chinese, keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const place = marked ? found.indexOf(marked) : -1;
    if (event.key === 'ArrowDown') mark(found[Math.min(place + 1, found.length - 1)]);
    else if (event.key === 'ArrowUp') mark(found[Math.max(place - 1, 0)]);
    else if (event.key === 'PageDown') mark(found[Math.min(place + 8, found.length - 1)]);
    else if (event.key === 'PageUp') mark(found[Math.max(place - 8, 0)]);
    else if (event.key === 'Enter') {
      if (marked) onChoose(marked);
    } else return;
    // Keep the key from moving the caret and from submitting the form.
    event.preventDefault();
  }

  return (
    <div className={styles.choice}>
      <div className={styles.search}>
        <Icon icon={Search} tone="muted" />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={texts.search}
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={marked && idOf(marked.code)}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={texts.search}
          value={typed}
          className={styles.input}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(null);
            list.current?.scrollTo({ top: 0 });
          }}
          onKeyDown={handleKey}
        />
      </div>
      <div className={styles.frame}>
        <LoadView
          load={areas}
          skeleton={<AreaListSkeleton />}
          loadingLabel={texts.loadingLabel}
          failedTitle={texts.failedTitle}
          retryLabel={texts.retryLabel}
        >
          {() =>
            found.length === 0 ? (
              <div className={styles.none}>
                <Text tone="secondary" align="center">
                  {texts.noneFound(typed.trim())}
                </Text>
              </div>
            ) : (
              <div ref={list} id={listId} role="listbox" aria-label={label} lang="vi" className={styles.list}>
                {found.map((area) => (
                  // Focus stays in the search; aria-activedescendant points here.
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                  <div
                    key={area.code}
                    id={idOf(area.code)}
                    role="option"
                    aria-selected={area.code === chosen}
                    data-marked={area === marked || undefined}
                    className={styles.option}
                    // Clicking must not take focus from the search.
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => onChoose(area)}
                  >
                    <span className={styles.name}>{area.name}</span>
                    {area.code === chosen && <Icon icon={Check} />}
                  </div>
                ))}
              </div>
            )
          }
        </LoadView>
      </div>
      <VisuallyHidden role="status">{loaded && typed !== '' ? texts.found(found.length) : ''}</VisuallyHidden>
    </div>
  );
}
