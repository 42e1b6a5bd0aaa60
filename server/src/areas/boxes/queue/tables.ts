import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** A player who holds a box or waits for it. */
    box_place: {
      user_id: string;
      pool_id: string;
      /** The order of the line. */
      number: GeneratedAlways<number>;
      holds: Generated<boolean>;
      /** Holds that ended without a draw while others waited. */
      missed: Generated<number>;
      joined_at: Date;
    };
    /** Holds of a box that were not used. */
    box_rest: {
      pool_id: string;
      /** In a row. */
      unused: number;
      /** Until then nobody can hold it. */
      open_until: Date | null;
    };
  }
}
