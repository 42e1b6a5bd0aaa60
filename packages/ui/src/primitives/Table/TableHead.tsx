import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { nextSort, type TableSort } from './nextSort.ts';
import * as styles from './Table.css.ts';
import type { TableColumn } from './TableColumn.ts';

interface TableHeadProps<Row, Key extends string> {
  columns: readonly TableColumn<Row, Key>[];
  stacked: boolean;
  stickyHeader: boolean;
  sort: TableSort<Key> | null;
  onSort: ((sort: TableSort<Key>) => void) | undefined;
}

const signs = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown } as const;

/** The heading row; sortable headings are clickable. In the stacked layout on a phone, only those stay visible. */
export function TableHead<Row, Key extends string>({
  columns,
  stacked,
  stickyHeader,
  sort,
  onSort,
}: TableHeadProps<Row, Key>) {
  return (
    <thead role={stacked ? 'rowgroup' : undefined} className={styles.head({ stacked })}>
      <tr role={stacked ? 'row' : undefined} className={styles.headRow({ stacked })}>
        {columns.map(({ key, header, numeric = false, align = numeric ? 'end' : 'start', rowHeader, sortable }) => {
          const pressed = sortable === true && onSort !== undefined;
          const direction = sort?.key === key ? sort.direction : 'none';
          return (
            <th
              key={key}
              role={stacked ? 'columnheader' : undefined}
              scope="col"
              aria-sort={pressed && direction !== 'none' ? direction : undefined}
              className={styles.heading({ align, stacked, stickyHeader, pressed, corner: rowHeader === true })}
            >
              {pressed ? (
                <button
                  type="button"
                  className={styles.sorter}
                  data-sorted={direction !== 'none'}
                  onClick={() => onSort(nextSort(sort, key))}
                >
                  {header}
                  <Icon icon={signs[direction]} size="text" />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
