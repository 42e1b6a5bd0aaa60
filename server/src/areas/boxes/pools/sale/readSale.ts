import type { PoolSupply } from '@mcy/api/boxes/pools/words';
import type { Locale } from '@mcy/api/contract';
import type { ShopPoolDetail, ShopPrize } from '@mcy/api/operator/pools/contract';
import { type PoolFault, poolFaults } from '@mcy/api/operator/pools/words';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { presentPrize, selectPrizes } from '../presentPrize.ts';
import { forecastSale } from './forecastSale.ts';

type Sale = Pick<ShopPoolDetail, 'prizes' | 'faults' | 'forecast'>;

interface Subject {
  pool_id: string;
  odds_version: number;
  supply: PoolSupply;
  price: number;
  guarantee_after: number | null;
  worth_at_least: number | null;
  opened_at: Date | null;
}

/** A pool's prizes, what they would bring, and, of a draft, why it cannot go on sale. */
export async function readSale(db: Database, pool: Subject, locale: Locale): Promise<Sale> {
  const rows = await selectPrizes(db)
    .innerJoin('pool', 'pool.pool_id', 'prize.pool_id')
    .leftJoin('stock', 'stock.toy_id', 'prize.toy_id')
    .select(['prize.weight', 'prize.bonus', 'stock.free'])
    .select(sql<number>`units_needed(pool, prize)`.as('needed'))
    .where('prize.pool_id', '=', pool.pool_id)
    .where('prize.odds_version', '=', pool.odds_version)
    .orderBy('prize.position')
    .execute();
  const left = new Map<string, number>();
  const prizes = rows.map((row): ShopPrize => {
    const { toy_id, needed } = row;
    const free = toy_id === null ? 0 : (left.get(toy_id) ?? row.free ?? 0);
    // A toy that is several prizes shares its units.
    if (toy_id !== null) left.set(toy_id, Math.max(0, free - needed));
    const lacks = toy_id !== null && pool.opened_at === null;
    return {
      ...presentPrize(row, locale),
      weight: row.weight,
      bonus: row.bonus,
      short: lacks ? Math.max(0, needed - free) : 0,
    };
  });
  const forecast = forecastSale({
    ...pool,
    prizes: prizes.map((prize) => ({ ...prize, isToy: prize.kind === 'toy' })),
  });
  return { prizes, faults: pool.opened_at === null ? faultsOf(pool, prizes, forecast) : [], forecast };
}

function faultsOf(
  { supply, price, worth_at_least }: Subject,
  prizes: readonly ShopPrize[],
  forecast: Sale['forecast'],
): PoolFault[] {
  const weights = prizes.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
  const isTrue: Readonly<Record<PoolFault, boolean>> = {
    no_prizes: weights === 0,
    odds_do_not_add_up: supply === 'infinite' && weights !== 1_000_000,
    // What players can turn into stones at once stays below half of what they pay.
    too_generous: forecast !== null && forecast.returned * 2 > price,
    worth_less: worth_at_least !== null && prizes.some(({ value }) => value < worth_at_least),
    units_missing: prizes.some(({ short }) => short > 0),
  };
  return poolFaults.filter((fault) => isTrue[fault]);
}
