import type { prizeSchema } from '@mcy/api/boxes/pools/contract';
import type { PrizeKind } from '@mcy/api/boxes/pools/words';
import type { Locale, Translated } from '@mcy/api/contract';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { Rarity } from '../tables.ts';

/** A row of `selectPrizes`: a prize with its toy or its reward. */
export interface PrizeRow {
  prize_id: string;
  toy_id: string | null;
  reward_id: string | null;
  tier: string;
  rarity: Rarity;
  name: Translated;
  image: string;
  /** In coins. */
  value: number;
  /** Of a reward. */
  stones: number | null;
  coupon_issue_id: string | null;
}

/** Starts a query over prizes that reads what `presentPrize` needs. */
export function selectPrizes(db: Database) {
  return (
    db
      .selectFrom('prize')
      .leftJoin('toy', 'toy.toy_id', 'prize.toy_id')
      .leftJoin('reward', 'reward.reward_id', 'prize.reward_id')
      .select(['prize.prize_id', 'prize.toy_id', 'prize.reward_id', 'prize.tier', 'prize.rarity'])
      .select(['reward.stones', 'reward.coupon_issue_id'])
      // A prize is one of the two, by constraint. A stone is worth a coin.
      .select((is) => [
        is.fn.coalesce('toy.name', 'reward.name').$castTo<Translated>().as('name'),
        is.fn.coalesce('toy.image', 'reward.image').$castTo<string>().as('image'),
        is.fn.coalesce('toy.value', 'reward.stones').$castTo<number>().as('value'),
      ])
  );
}

/** A prize, the same in every call. */
export function presentPrize(row: PrizeRow, locale: Locale): z.output<typeof prizeSchema> {
  return {
    prize_id: row.prize_id,
    kind: kindOf(row),
    tier: row.tier,
    rarity: row.rarity,
    name: row.name[locale],
    image: row.image,
    value: row.value,
  };
}

function kindOf({ toy_id, coupon_issue_id }: PrizeRow): PrizeKind {
  if (toy_id !== null) return 'toy';
  return coupon_issue_id === null ? 'stones' : 'coupon';
}
