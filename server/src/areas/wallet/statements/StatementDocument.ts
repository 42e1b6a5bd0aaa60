/** What a statement shows, in the order of its pages; every text is written already. */
export interface StatementDocument {
  title: string;
  /** The document's own number. */
  number: string;
  facts: readonly { label: string; value: string }[];
  /** Opening, in, out, closing. */
  sums: readonly { label: string; amount: string }[];
  columns: { time: string; details: string; amount: string; balance: string };
  lines: readonly { time: string; details: string; amount: string; balance: string }[];
  /** In place of lines where there are none. */
  none: string;
  foot: string;
  page: string;
  /** When it was made, ISO 8601: the file names no other time. */
  made_at: string;
}
