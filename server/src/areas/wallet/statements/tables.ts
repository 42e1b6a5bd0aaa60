import type { Currency, Locale } from '@mcy/api/contract';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** A statement that was handed out; it never changes. */
    statement: {
      statement_id: string;
      user_id: string;
      currency: Currency;
      /** The first day of the month, `YYYY-MM-DD`. */
      month: string;
      locale: Locale;
      opening: number;
      came_in: number;
      went_out: number;
      closing: number;
      lines: number;
      pdf: Buffer;
      /** SHA-256 of `pdf`. */
      hash: Buffer;
      made_at: Date;
    };
  }
}
