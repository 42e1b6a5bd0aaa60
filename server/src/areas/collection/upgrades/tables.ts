import type { Generated } from 'kysely';

/** An upgrade; only when its player saw the end is set later. */
export interface UpgradeRow {
  upgrade_id: string;
  user_id: string;
  target_id: string;
  /** Items put in. */
  count: number;
  put_value: number;
  stones: number;
  target_value: number;
  /** In parts of a million. */
  chance: number;
  seed_index: number;
  nonce: number;
  client_seed: string;
  place: number;
  won: boolean;
  upgraded_at: Date;
  revealed_at: Date | null;
}

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** A toy that others can be upgraded to, until it is stopped or all are given. */
    upgrade_target: {
      target_id: string;
      toy_id: string;
      stock: number;
      given: Generated<number>;
      created_at: Date;
      stopped_at: Date | null;
    };
    /** The seeds of upgrades, as a pool has its own. */
    upgrade_seed: {
      seed_index: number;
      first_nonce: number;
      /** 32 bytes as lower-case hex; secret until revealed. */
      seed: string;
      seed_hash: string;
      revealed_at: Date | null;
    };
    /** One row: the number of the next draw, and the seed in use. */
    upgrade_counter: {
      single: Generated<boolean>;
      next_nonce: number;
      seed_index: number;
    };
    upgrade: UpgradeRow;
  }
}
