import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { PagedRows } from '../LoadView/Load.ts';
import * as styles from './InfiniteList.css.ts';

export interface InfiniteListProps<Row> extends PagedRows<Row> {
  /** Name of the list. */
  label: string;
  rowKey: (row: Row) => string;
  /** `rows` one under another; `tiles` side by side: 2 on a phone, 3 on a tablet, 4 on a desktop. */
  layout?: 'rows' | 'tiles';
  /** Button for those whom scrolling does not serve, and when it did not load. */
  loadMoreLabel: string;
  /** Announced while more rows load. */
  loadingLabel: string;
  /** Draws one row; called only for rows that are shown. */
  children: (row: Row) => ReactNode;
}

/** A list that reads on as its end comes near: `<InfiniteList {...data} …>` with the data of a `PagedLoad`. */
export function InfiniteList<Row>({
  label,
  rows,
  rowKey,
  layout = 'rows',
  hasMore,
  loadingMore,
  onLoadMore,
  loadMoreLabel,
  loadingLabel,
  children,
}: InfiniteListProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const awaited = useRef<{ row: number; pressed: boolean } | null>(null);

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
    const row = list.current?.children[wait.row];
    if ((wait.pressed || !hasMore) && row instanceof HTMLElement) row.focus();
  }, [rows.length, hasMore]);

  return (
    <div className={styles.root}>
      <ul ref={list} aria-label={label} className={styles.list({ layout })}>
        {rows.map((row) => (
          <li key={rowKey(row)} tabIndex={-1} className={styles.row}>
            {children(row)}
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{loadingMore ? loadingLabel : ''}</VisuallyHidden>
      {hasMore && (
        <div ref={end} className={styles.end}>
          <EndMark key={rows.length} onNear={() => loadingMore || loadMore(false)} />
          <Button variant="soft" tone="neutral" loading={loadingMore} onPress={() => loadMore(true)}>
            {loadMoreLabel}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Says once that the window has come near. A new page brings a new one; a page that failed does not, so that it is not asked for without end. */
function EndMark({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = mark.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near();
      },
      { rootMargin: '0px 0px 400px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <span ref={mark} aria-hidden="true" className={styles.mark} />;
}
