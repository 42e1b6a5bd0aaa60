import type { prizeSchema } from '@mcy/api/boxes/pools/contract';
import type { Locale, Translated } from '@mcy/api/contract';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { Rarity } from '../tables.ts';

/** A row of `selectPrizes`: a prize and its toy. */
export interface PrizeRow {
  prize_id: string;
  toy_id: string;
  tier: string;
  rarity: Rarity;
  toy_name: Translated;
  toy_image: string;
  toy_value: number;
}

/** Starts a query over prizes that reads what `presentPrize` needs. */
export function selectPrizes(db: Database) {
  return db
    .selectFrom('prize')
    .innerJoin('toy', 'toy.toy_id', 'prize.toy_id')
    .select([
      'prize.prize_id',
      'prize.toy_id',
      'prize.tier',
      'prize.rarity',
      'toy.name as toy_name',
      'toy.image as toy_image',
      'toy.value as toy_value',
    ]);
}

/** A prize, the same in every call. */
export function presentPrize(row: PrizeRow, locale: Locale): z.output<typeof prizeSchema> {
  return {
    prize_id: row.prize_id,
    tier: row.tier,
    rarity: row.rarity,
    name: row.toy_name[locale],
    image: row.toy_image,
    value: row.toy_value,
  };
}
