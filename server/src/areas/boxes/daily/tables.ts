/** A player's free draw of a day. Never changed. */
export interface DailyDrawRow {
  user_id: string;
  /** `YYYY-MM-DD` in Vietnam. */
  day: string;
  opening_id: string;
  drawn_at: Date;
}

/** A player who wants a notice when the draw opens. */
export interface DailyReminderRow {
  user_id: string;
  /** The evening of the last notice; null before the first. */
  told_on: string | null;
}

declare module '../../../platform/db/database.ts' {
  interface Tables {
    daily_draw: DailyDrawRow;
    daily_reminder: DailyReminderRow;
  }
}
