export interface CheckInRow {
  check_in_id: string;
  user_id: string;
  /** In Asia/Ho_Chi_Minh, `YYYY-MM-DD`. */
  day: string;
  /** The day's position in the streak. */
  streak: number;
  stones: number;
  checked_in_at: Date;
}

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** A day on which a user checked in. */
    check_in: CheckInRow;
  }
}
