import type { openingSchema } from '@mcy/api/boxes/opening/contract';
import type { Locale, Translated } from '@mcy/api/contract';
import type { z } from 'zod';
import { type PrizeRow, presentPrize } from '../pools/presentPrize.ts';
import type { GivenReward } from './lockRewards.ts';
import type { Bonus, PoolKind } from '../tables.ts';

/** An opening and what its answer shows of its pool. */
export interface OpeningRow {
  opening_id: string;
  pool_id: string;
  pool_name: Translated;
  pool_image: string;
  pool_kind: PoolKind;
  count: number;
  paid: number;
  coupon_off: number;
  stones: number;
  diamonds: number;
  diamond_off: number;
  client_seed: string;
  opened_at: Date;
  revealed_at: Date | null;
}

/** A prize that an opening gave. */
export interface ResultRow extends PrizeRow {
  nonce: number;
  guaranteed: boolean;
  bonus: Bonus | null;
  /** What was given for a prize that is no toy; null for a toy. */
  reward: GivenReward | null;
}

/** An opening with its results in draw order, a bonus after its draw; the same in every call. */
export function presentOpening(
  opening: OpeningRow,
  results: readonly ResultRow[],
  locale: Locale,
): z.output<typeof openingSchema> {
  return {
    opening_id: opening.opening_id,
    pool_id: opening.pool_id,
    pool_name: opening.pool_name[locale],
    pool_image: opening.pool_image,
    pool_kind: opening.pool_kind,
    count: opening.count,
    paid: opening.paid,
    coupon_off: opening.coupon_off,
    stones: opening.stones,
    diamonds: opening.diamonds,
    diamond_off: opening.diamond_off,
    client_seed: opening.client_seed,
    opened_at: opening.opened_at.toISOString(),
    revealed: opening.revealed_at !== null,
    results: results.map((result) => ({
      nonce: result.nonce,
      prize: presentPrize(result, locale),
      bonus: result.bonus,
      guaranteed: result.guaranteed && result.bonus === null,
      ...insteadOf(result),
    })),
  };
}

function insteadOf({ coupon_issue_id, reward }: ResultRow): { instead?: number } {
  const stones = reward?.stones ?? null;
  return coupon_issue_id === null || stones === null ? {} : { instead: stones };
}
