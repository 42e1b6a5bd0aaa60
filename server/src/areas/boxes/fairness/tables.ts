import type { Generated } from 'kysely';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** How far a pool's draws are counted. */
    pool_counted: {
      pool_id: string;
      /** The first draw that is not counted yet. */
      until_nonce: number;
      /** Natural logarithm of the evidence against its odds, of the version that has the most. */
      evidence: Generated<number>;
      counted_at: Date;
    };
    /** Draws of each prize. */
    prize_drawn: {
      prize_id: string;
      /** By chance. */
      drawn: number;
      /** With the tier chosen by a guarantee. */
      guaranteed: number;
    };
    /** What each player has drawn from each pool. */
    pool_spent: {
      user_id: string;
      pool_id: string;
      draws: number;
      /** Paid, after coupons, stones and diamonds. */
      coins: number;
    };
  }
}
