import type { openingSchema } from '@mcy/api/boxes/opening/contract';
import type { Locale } from '@mcy/api/contract';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { selectPrizes } from '../pools/presentPrize.ts';
import { type OpeningRow, presentOpening } from './presentOpening.ts';
import { inOrder } from './resultsOf.ts';

/** Starts a query over one player's openings that reads what `presentOpenings` needs. */
export function selectOpenings(db: Database, user_id: string) {
  return db
    .selectFrom('opening')
    .innerJoin('pool', 'pool.pool_id', 'opening.pool_id')
    .select([
      'opening.opening_id',
      'opening.pool_id',
      'pool.name as pool_name',
      'pool.image as pool_image',
      'pool.kind as pool_kind',
      'opening.count',
      'opening.paid',
      'opening.coupon_off',
      'opening.stones',
      'opening.diamonds',
      'opening.diamond_off',
      'opening.client_seed',
      'opening.opened_at',
      'opening.revealed_at',
    ])
    .where('opening.user_id', '=', user_id);
}

/** Openings with all their results, read in one query. */
export async function presentOpenings(
  db: Database,
  openings: readonly OpeningRow[],
  locale: Locale,
): Promise<z.output<typeof openingSchema>[]> {
  const results = await readResults(
    db,
    openings.map((opening) => opening.opening_id),
  );
  return openings.map((opening) => presentOpening(opening, results.get(opening.opening_id) ?? [], locale));
}

/** Each opening's results in draw order, a bonus after its draw. */
async function readResults(db: Database, opening_ids: readonly string[]) {
  if (opening_ids.length === 0) return new Map<string, never[]>();
  const [toys, rewards] = await Promise.all([readToys(db, opening_ids), readRewards(db, opening_ids)]);
  const results = [...rewards, ...toys].toSorted(inOrder);
  return Map.groupBy(results, (result) => result.opening_id);
}

async function readToys(db: Database, opening_ids: readonly string[]) {
  const toys = await selectPrizes(db)
    .innerJoin('item', 'item.prize_id', 'prize.prize_id')
    .innerJoin('draw', (join) => join.onRef('draw.pool_id', '=', 'item.pool_id').onRef('draw.nonce', '=', 'item.nonce'))
    .select(['draw.opening_id', 'draw.nonce', 'draw.guaranteed', 'item.bonus'])
    .where('draw.opening_id', '=', (is) => is.fn.any(is.val(opening_ids)))
    .execute();
  return toys.map((toy) => ({ ...toy, reward: null }));
}

async function readRewards(db: Database, opening_ids: readonly string[]) {
  const rewards = await selectPrizes(db)
    .innerJoin('draw', 'draw.prize_id', 'prize.prize_id')
    .innerJoin('reward_given as given', (join) =>
      join.onRef('given.pool_id', '=', 'draw.pool_id').onRef('given.nonce', '=', 'draw.nonce'),
    )
    .select(['draw.opening_id', 'draw.nonce', 'draw.guaranteed'])
    .select(['given.stones as given_stones', 'given.coupon_id'])
    .where('draw.opening_id', '=', (is) => is.fn.any(is.val(opening_ids)))
    .execute();
  return rewards.map(({ given_stones, coupon_id, ...prize }) => ({
    ...prize,
    bonus: null,
    reward: { stones: given_stones, coupon_id },
  }));
}
