import { upgradeLimits } from '@mcy/api/collection/upgrades/words';
import { makeSeed } from '../../boxes/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { sendLater } from '../../../platform/db/sendLater.ts';

/** What the next upgrade is drawn from. */
export interface UpgradeSeed {
  seed_index: number;
  first_nonce: number;
  seed: string;
  /** Number of the next draw. */
  nonce: number;
}

/** Locks the draws of upgrades until the transaction ends: they follow each other. */
export async function lockUpgradeSeed(db: Database): Promise<UpgradeSeed> {
  const [{ next_nonce }, seed] = await Promise.all([
    db.selectFrom('upgrade_counter').select('next_nonce').forNoKeyUpdate().executeTakeFirstOrThrow(),
    // A statement of its own, because it reads after the wait for the lock.
    db
      .selectFrom('upgrade_seed')
      .select(['seed_index', 'first_nonce', 'seed'])
      .where('seed_index', '=', (is) => is.selectFrom('upgrade_counter').select('seed_index'))
      .executeTakeFirstOrThrow(),
  ]);
  return { ...seed, nonce: next_nonce };
}

/** Counts a draw. After its last one a seed is revealed, and the hash of the next one is public. */
export function countDraw(db: Database, { seed_index, first_nonce, nonce }: UpgradeSeed, now: Date): void {
  const next_nonce = nonce + 1;
  const turns = next_nonce - first_nonce >= upgradeLimits.drawsPerSeed;
  if (turns) {
    sendLater(db, db.updateTable('upgrade_seed').set({ revealed_at: now }).where('seed_index', '=', seed_index));
    const next = { seed_index: seed_index + 1, first_nonce: next_nonce, revealed_at: null };
    sendLater(db, db.insertInto('upgrade_seed').values({ ...next, ...makeSeed() }));
  }
  const counter = { next_nonce, seed_index: turns ? seed_index + 1 : seed_index };
  sendLater(db, db.updateTable('upgrade_counter').set(counter));
}
