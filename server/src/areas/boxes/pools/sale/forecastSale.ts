import type { PoolSupply } from '@mcy/api/boxes/pools/words';
import { createHash } from 'node:crypto';
import type { Forecast } from '@mcy/api/operator/pools/contract';
import { stonesOf } from '@mcy/api/collection/decomposing/rules';
import { drawTickets } from '../../opening/drawTickets.ts';

/** A prize as a forecast needs it. */
export interface ForecastPrize {
  tier: string;
  /** Tickets or parts per million; null for a bonus. */
  weight: number | null;
  /** Retail value, or stones, in coins. */
  value: number;
  /** A toy, which can be decomposed. */
  isToy: boolean;
}

export interface ForecastedPool {
  supply: PoolSupply;
  price: number;
  guarantee_after: number | null;
  /** In published order. */
  prizes: readonly ForecastPrize[];
}

/** Draws of all runs together, so that an answer takes a fraction of a second (ours). */
const mostDraws = 40_000;

const runs = { least: 20, most: 200 } as const;

/** Draws that an infinite pool is looked at for. */
const infiniteDraws = 500;

/** Parts of a run that are shown. */
const parts = [0.1, 0.5, 1] as const;

/**
 * What a pool would bring, by the rules that it draws by: the value of a draw exactly, and how far runs with fixed seeds
 * lie apart. All draws are one player's, which costs the shop the most where a guarantee is.
 */
export function forecastSale(pool: ForecastedPool): Forecast | null {
  const rows = pool.prizes.flatMap(({ weight, ...prize }) =>
    weight === null ? [] : [{ ...prize, weight, remaining: pool.supply === 'finite' ? weight : null }],
  );
  if (rows.length === 0) return null;
  return {
    value: meanOf(pool, ({ value }) => value),
    returned: meanOf(pool, returnedBy),
    spreads: spreadsOf(pool, rows),
  };
}

/** Stones that a prize gives at once: those of a reward, or a decomposed toy's. */
export function returnedBy({ value, isToy }: Pick<ForecastPrize, 'value' | 'isToy'>): number {
  return isToy ? stonesOf(value) : value;
}

/** The mean of a draw, with its share of the bonuses, or with the guarantee. */
export function meanOf(
  { prizes, guarantee_after, supply }: ForecastedPool,
  measure: (prize: ForecastPrize) => number,
): number {
  const drawn = prizes.filter(({ weight }) => weight !== null);
  const bonus = prizes.reduce((sum, prize) => (prize.weight === null ? sum + measure(prize) : sum), 0);
  const all = sumOf(drawn, ({ weight }) => weight ?? 0);
  const mean = (some: readonly ForecastPrize[]) =>
    sumOf(some, (prize) => measure(prize) * (prize.weight ?? 0)) /
    Math.max(
      1,
      sumOf(some, ({ weight }) => weight ?? 0),
    );
  if (supply === 'finite') return mean(drawn) + bonus / Math.max(1, all);
  const best = drawn[0]?.tier;
  const top = drawn.filter(({ tier }) => tier === best);
  const others = drawn.filter(({ tier }) => tier !== best);
  if (guarantee_after === null || others.length === 0) return mean(drawn);
  const chance = sumOf(top, ({ weight }) => weight ?? 0) / Math.max(1, all);
  const drawsPerTop = (1 - (1 - chance) ** guarantee_after) / chance;
  return (mean(top) + mean(others) * (drawsPerTop - 1)) / drawsPerTop;
}

type Row = ForecastPrize & { weight: number; remaining: number | null };

function spreadsOf(
  { supply, price, guarantee_after, prizes }: ForecastedPool,
  rows: readonly Row[],
): Forecast['spreads'] {
  const tickets = sumOf(rows, ({ weight }) => weight);
  const whole = supply === 'finite' ? tickets : infiniteDraws;
  const count = Math.min(whole, mostDraws / runs.least);
  const bonus = sumOf(prizes, (prize) => (prize.weight === null ? prize.value : 0));
  const times = Math.max(runs.least, Math.min(runs.most, Math.floor(mostDraws / count)));
  const costs = Array.from({ length: times }, (_, run) => {
    const seed = createHash('sha256').update(`forecast ${run}`).digest('hex');
    const order = { rows, seed, client_seed: 'forecast', first_nonce: 0, count, guarantee_after, draws_since_top: 0 };
    let cost = 0;
    return drawTickets(order).tickets.map(({ row }, place) => {
      cost += row.value;
      return place === tickets - 1 && supply === 'finite' ? cost + bonus : cost;
    });
  });
  const shown = [...new Set(parts.map((part) => Math.max(1, Math.round(count * part))))];
  return shown.map((draws) => {
    const sorted = costs.map((run) => run[draws - 1] ?? 0).toSorted((one, other) => one - other);
    const at = (share: number) =>
      Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
    return { draws, revenue: price * draws, least: at(0.05), middle: at(0.5), most: at(0.95) };
  });
}

function sumOf<One>(all: readonly One[], measure: (one: One) => number): number {
  return all.reduce((sum, one) => sum + measure(one), 0);
}
