import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { PagedRows } from '../LoadView/Load.ts';
import { EndMark } from './EndMark.tsx';
import * as styles from './InfiniteList.css.ts';
import { ListEnd } from './ListEnd.tsx';
import { useColumns } from './useColumns.ts';
import { useHeldRow } from './useHeldRow.ts';
import { useLineWindow } from './useLineWindow.ts';

/** Px below the window at which the next page is asked for. */
const nearEnd = 400;

export interface InfiniteListProps<Row> extends PagedRows<Row> {
  /** Name of the list. */
  label: string;
  /** Tells rows apart; a row keeps its key from page to page. */
  rowKey: (row: Row) => string;
  /** `rows` one under another; `tiles` side by side: 2 on a phone, 3 on a tablet, 4 on a desktop. */
  layout?: 'rows' | 'tiles';
  /** Button for those whom scrolling does not serve, and when it did not load. */
  loadMoreLabel: string;
  /** The same button after a failure; `loadMoreLabel` if not given. */
  retryLabel?: string;
  /** Announced while more rows load. */
  loadingLabel: string;
  /** Draws one row; called only for rows that are drawn, of a long list those near the window. */
  children: (row: Row) => ReactNode;
}

/** A list that reads on as its end comes near, and of which a long one is drawn only where it is looked at: `<InfiniteList {...data} …>` with the data of a `PagedLoad`. */
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

  // Who pressed the button, or stood on it when it went, reads on at the first new row.
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
    // A reader counts the rows of the page; of a list drawn in part it must be told.
    const count = partial ? { 'aria-posinset': place + 1, 'aria-setsize': hasMore ? -1 : rows.length } : {};
    return (
      <li
        key={keys[place]}
        ref={place === line * columns ? measure : undefined}
        {...count}
        tabIndex={-1}
        data-row={place}
        data-index={line}
        className={styles.row}
        style={skipped === 0 ? undefined : { marginBlockStart: skipped }}
      >
        {children(row)}
      </li>
    );
  }

  return (
    <div className={styles.root} data-partial={partial}>
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
