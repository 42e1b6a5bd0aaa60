/** A document of one table with a head and sums, such as a statement or an invoice. Every text is written already. */
export interface TableDocument {
  title: string;
  /** The document's own number. */
  number: string;
  facts: readonly { label: string; value: string }[];
  /** What it comes to, in the order in which it adds up. */
  sums: readonly { label: string; amount: string }[];
  /** From left to right; widths are in points and fill the page's 499. */
  columns: readonly { head: string; width: number; align?: 'right' }[];
  /** A text for each column. */
  lines: readonly (readonly string[])[];
  /** In place of lines where there are none. */
  none: string;
  foot: string;
  page: string;
  /** When it was made, ISO 8601: the file names no other time. */
  made_at: string;
}
