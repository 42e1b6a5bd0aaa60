import type { ReactNode } from 'react';
import { InfiniteList } from '../InfiniteList/InfiniteList.tsx';
import type { PagedLoad } from '../LoadView/Load.ts';
import type { NothingHereProps } from './NothingHere.tsx';
import { ScreenPart, type ScreenPartProps } from './ScreenPart.tsx';
import { useTextsOfScreen } from './ScreenTexts.ts';

export interface ScreenListProps<Row> {
  load: PagedLoad<Row>;
  shape?: ScreenPartProps<Row>['shape'];
  /** `pairs` has two rows side by side on a desktop, for a page with nothing beside its list. */
  layout?: 'rows' | 'pairs' | 'tiles';
  /** The list's accessible name. */
  label: string;
  rowKey: (row: Row) => string;
  /** What is said instead when it has no rows. */
  empty: NothingHereProps;
  /** A row, and its place in the list. */
  children: (row: Row, place: number) => ReactNode;
}

/** A paged list of a `Screen`: its rows as they come, its skeleton, its failure and what it says when there are none. */
export function ScreenList<Row>({
  load,
  shape = 'rows',
  layout = 'rows',
  label,
  rowKey,
  empty,
  children,
}: ScreenListProps<Row>) {
  const { loadMoreLabel, retryLabel, loadingLabel } = useTextsOfScreen();
  return (
    <ScreenPart load={load} shape={shape} empty={({ rows }) => (rows.length === 0 ? empty : null)}>
      {(page) => (
        <InfiniteList
          {...page}
          label={label}
          layout={layout}
          rowKey={rowKey}
          loadMoreLabel={loadMoreLabel}
          retryLabel={retryLabel}
          loadingLabel={loadingLabel}
        >
          {(row) => children(row, page.rows.indexOf(row))}
        </InfiniteList>
      )}
    </ScreenPart>
  );
}
