import type { ReactNode } from 'react';

/** A column of a Table: its heading and cell content. */
export interface TableColumn<Row, Key extends string> {
  key: Key;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures: at the end of the cell, tabular, on one line. */
  numeric?: boolean;
  /** Alignment of text; figures align at the end. */
  align?: 'start' | 'center' | 'end';
  /** The row header, sticky while the rest scrolls sideways. One column per table. */
  rowHeader?: boolean;
  /** Its heading is clickable and calls `onSort`. */
  sortable?: boolean;
}
