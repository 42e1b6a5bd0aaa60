import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { PagedRows } from '../LoadView/Load.ts';
import { EndMark } from './EndMark.tsx';
import * as styles from './InfiniteList.css.ts';
import { KeepPlace } from './KeepPlace.tsx';
import { ListEnd } from './ListEnd.tsx';
import { useColumns } from './useColumns.ts';
import { useHeldRow } from './useHeldRow.ts';
import { useLineWindow } from './useLineWindow.ts';

/** Distance in px below the window at which the next page loads. */
const nearEnd = 400;

export interface InfiniteListProps<Row> extends PagedRows<Row> {
  /** Label of the list. */
  label: string;
  /** Identifies rows; a row keeps its key across pages. */
  rowKey: (row: Row) => string;
  /** `rows` stacks them; `pairs` puts two side by side on a desktop; `tiles` is a grid: 2 columns on a phone, 3 on a tablet, 4 on a desktop. */
  layout?: 'rows' | 'pairs' | 'tiles';
  /** Button for users who do not scroll, and after a failure. */
  loadMoreLabel: string;
  /** Label after a failure; defaults to `loadMoreLabel`. */
  retryLabel?: string;
  /** Announced while more rows load. */
  loadingLabel: string;
  /** Renders one row; in a long list, only rows near the window are rendered. */
  children: (row: Row) => ReactNode;
}

/**
 * A list that loads more near its end and virtualizes long content: `<InfiniteList {...data} …>` with the data of a
 * `PagedLoad`.
 */
export function InfiniteList<Row>({
  label,
  rows,
  rowKey,
  layout = 'rows',
  hasMore,
  loadingMore,
  moreFailed,
  onLoadMore,
  loadMoreLabel,
  retryLabel = loadMoreLabel,
  loadingLabel,
  children,
}: InfiniteListProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const awaited = useRef<{ row: number; pressed: boolean } | null>(null);
  const keys = rows.map((row) => rowKey(row));
  const columns = useColumns(layout);
  const { held, holders } = useHeldRow(keys);
  const { partial, lines, after, measure } = useLineWindow({ list, label, keys, columns, held });

  function loadMore(pressed: boolean) {
    const focused = end.current?.contains(document.activeElement) === true;
    awaited.current = focused ? { row: rows.length, pressed } : null;
    onLoadMore();
  }

  // If the button had focus when it disappeared, move focus to the first new row.
  useLayoutEffect(() => {
    const wait = awaited.current;
    if (wait === null || rows.length <= wait.row) return;
    awaited.current = null;
    const row = list.current?.querySelector<HTMLElement>(`:scope > [data-row="${wait.row}"]`);
    if (wait.pressed || !hasMore) row?.focus();
  }, [rows.length, hasMore]);

  function renderRow(place: number, line: number, skipped: number) {
    const row = rows[place];
    if (row === undefined) return null;
    // Screen readers count rendered rows; a virtual list must announce its total.
    const count = partial ? { 'aria-posinset': place + 1, 'aria-setsize': hasMore ? -1 : rows.length } : {};
    return (
      <li
        key={keys[place]}
        ref={place === line * columns ? measure : undefined}
        {...count}
        tabIndex={-1}
        data-row={place}
        data-index={line}
        className={styles.row({ layout })}
        style={skipped === 0 ? undefined : { marginBlockStart: skipped }}
      >
        {children(row)}
      </li>
    );
  }

  return (
    <div className={styles.root} data-partial={partial}>
      <KeepPlace list={list} keys={keys} always={partial}>
        <ul
          {...holders}
          ref={list}
          aria-label={label}
          className={styles.list({ layout })}
          style={after === 0 ? undefined : { paddingBlockEnd: after }}
        >
          {lines.flatMap(({ index, skipped }) =>
            Array.from({ length: columns }, (_, column) => renderRow(index * columns + column, index, skipped)),
          )}
        </ul>
      </KeepPlace>
      <VisuallyHidden role="status">{loadingMore ? loadingLabel : ''}</VisuallyHidden>
      {hasMore && (
        <div ref={end} className={styles.end}>
          <EndMark key={rows.length} margin={nearEnd} onNear={() => loadingMore || loadMore(false)} />
          <ListEnd
            loading={loadingMore}
            failure={moreFailed}
            loadMoreLabel={loadMoreLabel}
            retryLabel={retryLabel}
            onLoadMore={() => loadMore(true)}
          />
        </div>
      )}
    </div>
  );
}
