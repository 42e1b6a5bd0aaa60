import { useId, useRef } from 'react';
import type { RootProps } from '../RootProps.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useScrollEdges } from '../useScrollEdges.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import type { TableSort } from './nextSort.ts';
import * as styles from './Table.css.ts';
import type { TableColumn } from './TableColumn.ts';
import { TableHead } from './TableHead.tsx';

interface TableBase<Row, Key extends string> extends RootProps {
  /** Caption of the table. */
  caption: string;
  /** Hides the caption visually, when a heading says the same. */
  captionHidden?: boolean;
  columns: readonly TableColumn<Row, Key>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown when there are no rows. */
  emptyText: string;
  /** Rows are loading: shows skeletons. */
  loading?: boolean;
  /** On a phone each row becomes a block of labeled values; otherwise the table scrolls sideways. */
  stacked?: boolean;
  /** Sticky headings: a long table scrolls within most of the screen's height. */
  stickyHeader?: boolean;
}

export type TableProps<Row, Key extends string> = TableBase<Row, Key> &
  (
    | {
        /** Current sort order; the caller sorts. */
        sort: TableSort<Key> | null;
        onSort: (sort: TableSort<Key>) => void;
      }
    | { sort?: never; onSort?: never }
  );

const skeletonRows = ['first', 'second', 'third'];

/** Comparable values in columns. For a list to read one by one use ListRow. */
export function Table<Row, Key extends string>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  emptyText,
  loading = false,
  stacked = false,
  stickyHeader = false,
  sort = null,
  onSort,
  ...rest
}: TableProps<Row, Key>) {
  const captionId = useId();
  const region = useRef<HTMLDivElement>(null);
  const more = useScrollEdges(region);
  const scrolls = more.left || more.right || more.top || more.bottom;
  const scrolling = scrolls ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId } : {};
  const waiting = loading && rows.length === 0;

  return (
    <div {...rest} className={styles.frame}>
      <div
        {...scrolling}
        ref={region}
        className={styles.region({ stickyHeader })}
        data-more-left={more.left}
        data-more-right={more.right}
      >
        {/* Browsers drop table semantics when rows become blocks, so the roles are explicit. */}
        <table
          role={stacked ? 'table' : undefined}
          className={styles.table({ stacked })}
          aria-busy={loading || undefined}
        >
          <caption id={captionId} className={captionHidden ? visuallyHidden : styles.caption({ stacked })}>
            <span className={styles.captionWords}>{caption}</span>
          </caption>
          <TableHead columns={columns} stacked={stacked} stickyHeader={stickyHeader} sort={sort} onSort={onSort} />
          <tbody role={stacked ? 'rowgroup' : undefined} className={styles.body({ stacked })}>
            {rows.map((row) => (
              <tr key={rowKey(row)} role={stacked ? 'row' : undefined} className={styles.row({ stacked })}>
                {columns.map((column) => (
                  <TableCell key={column.key} column={column} row={row} stacked={stacked} />
                ))}
              </tr>
            ))}
            {waiting &&
              skeletonRows.map((key) => (
                <tr key={key} role={stacked ? 'row' : undefined} className={styles.row({ stacked })}>
                  {columns.map((column) => (
                    <td key={column.key} role={stacked ? 'cell' : undefined} className={styles.cell({ stacked })}>
                      <Skeleton shape="text" />
                    </td>
                  ))}
                </tr>
              ))}
            {rows.length === 0 && !loading && (
              <tr role={stacked ? 'row' : undefined}>
                <td role={stacked ? 'cell' : undefined} colSpan={columns.length} className={styles.empty}>
                  <span className={styles.emptyWords}>{emptyText}</span>
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface TableCellProps<Row, Key extends string> {
  column: TableColumn<Row, Key>;
  row: Row;
  stacked: boolean;
}

function TableCell<Row, Key extends string>({ column, row, stacked }: TableCellProps<Row, Key>) {
  const { header, cell, numeric = false, align = numeric ? 'end' : 'start', rowHeader = false } = column;
  if (rowHeader) {
    return (
      <th role={stacked ? 'rowheader' : undefined} scope="row" className={styles.rowHeader({ align, stacked })}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td role={stacked ? 'cell' : undefined} className={styles.cell({ align, numeric, stacked })}>
      {stacked && (
        <span className={styles.cellLabel} aria-hidden>
          {header}
        </span>
      )}
      {stacked ? <span className={styles.cellValue}>{cell(row)}</span> : cell(row)}
    </td>
  );
}
