/** Items that a player decomposed together; they are held by it. Never changed. */
export interface DecomposingRow {
  decomposing_id: string;
  user_id: string;
  count: number;
  stones: number;
  decomposed_at: Date;
}

declare module '../../../platform/db/database.ts' {
  interface Tables {
    decomposing: DecomposingRow;
  }
}
