import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Facts, FactKind } from './Facts.ts';

declare module '../db/database.ts' {
  interface Tables {
    /** A fact that waits for one who follows it after its commit; gone once it was taken. */
    fact_delivery: {
      /** In the order of their commits, for each player. */
      delivery_id: GeneratedAlways<number>;
      /** The follower's name. */
      follower: string;
      user_id: string;
      data: JSONColumnType<Facts[FactKind]>;
      told_at: Date;
      /** How often it failed. */
      attempts: Generated<number>;
      /** Not before; null for at once. */
      due_at: Date | null;
    };
  }
}
