import type { ReactNode } from 'react';

/** One column of a Table: its heading and what it shows of a row. */
export interface TableColumn<Row, Key extends string> {
  key: Key;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures: at the end of the cell, digits one under another, on one line. */
  numeric?: boolean;
  /** Where words stand; figures stand at the end. */
  align?: 'start' | 'center' | 'end';
  /** Names the row, and stays in sight while the rest scrolls sideways. One column of a table. */
  rowHeader?: boolean;
  /** Its heading can be pressed, which calls `onSort`. */
  sortable?: boolean;
}
