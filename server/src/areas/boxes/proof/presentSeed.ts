import type { poolSeedSchema } from '@mcy/api/boxes/pools/contract';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '../../../platform/db/database.ts';

/** A seed in public: before it ends, only its hash. */
export function presentSeed(row: Omit<Selectable<Tables['pool_seed']>, 'pool_id'>): z.output<typeof poolSeedSchema> {
  const { seed_index, first_nonce, seed_hash, seed, revealed_at } = row;
  return { seed_index, first_nonce, seed_hash, seed: revealed_at === null ? null : seed };
}
