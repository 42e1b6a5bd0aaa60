import type { Level } from './levels.ts';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** Stones a player claimed for a month's level. */
    level_gift: {
      gift_id: string;
      user_id: string;
      /** Its first day, `YYYY-MM-DD`. */
      month: string;
      level: Level;
      stones: number;
      claimed_at: Date;
    };
  }
}
