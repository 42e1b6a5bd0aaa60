import type { Database } from '../../../platform/db/database.ts';
import { sendLater } from '../../../platform/db/sendLater.ts';
import { makeSeed } from './makeSeed.ts';

/** Commits a pool to its first seed: its hash is public from now on. A demo's past may give the seed. */
export async function commitFirstSeed(db: Database, pool_id: string, seed?: string): Promise<void> {
  await newSeed(db, { pool_id, seed_index: 0, first_nonce: 0 }, seed).execute();
}

export interface SeedTurn {
  pool_id: string;
  /** The seed that ends. */
  seed_index: number;
  /** Number of the pool's next draw; null when there is none. */
  next_nonce: number | null;
  now: Date;
}

/**
 * Reveals a pool's seed and commits to the next one if more draws remain. Only between openings: players must see a seed's hash before they
 * send their own seed.
 */
export function turnSeed(db: Database, { pool_id, seed_index, next_nonce, now }: SeedTurn): void {
  sendLater(
    db,
    db
      .updateTable('pool_seed')
      .set({ revealed_at: now })
      .where('pool_id', '=', pool_id)
      .where('seed_index', '=', seed_index),
  );
  if (next_nonce !== null) sendLater(db, newSeed(db, { pool_id, seed_index: seed_index + 1, first_nonce: next_nonce }));
}

function newSeed(db: Database, place: { pool_id: string; seed_index: number; first_nonce: number }, seed?: string) {
  return db.insertInto('pool_seed').values({ ...place, ...makeSeed(seed), revealed_at: null });
}
