import type { Pool } from './Pool.ts';
import type { PoolSeed } from './PoolSeed.ts';

/** A pool with the seed of its next draw. */
export interface PoolDetail extends Pool {
  readonly description: string;
  readonly seed: PoolSeed;
}
