import type { PoolSupply } from '../pools/words.ts';

/** Pure rules about chances, shared by the screens and the server. Counts are whole numbers; chances are shares of 1. */

/** What somebody who wants the top tier needs to know about a box right now. */
export interface Standing {
  supply: PoolSupply;
  /** Weights of the top tier, and of all rows: tickets left, or parts per million. */
  top: number;
  total: number;
  /** This draw in a row without the top tier is certain to win it; null without a guarantee. */
  guarantee_after: number | null;
  /** The player's draws in a row without the top tier. */
  misses: number;
}

/** Chance that `draws` draws, made by one player and by nobody else in between, bring at least one prize of the top tier. */
export function chanceWithin(standing: Standing, draws: number): number {
  const { supply, top, total } = standing;
  if (top === 0 || draws <= 0) return 0;
  if (draws >= certainAfter(standing)) return 1;
  return 1 - (supply === 'finite' ? missesOfFinite(top, total, draws) : (1 - top / total) ** draws);
}

/** Half of players need at most this many draws for the top tier, and half at least as many; null when none is left. */
export function drawsForHalf(standing: Standing): number | null {
  if (standing.top === 0) return null;
  let [low, high] = [1, certainAfter(standing)];
  if (high === Infinity) high = Math.ceil(Math.LN2 / -Math.log1p(-standing.top / standing.total)) + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    // A half may come out a rounding error below itself.
    if (chanceWithin(standing, middle) >= 0.5 - 1e-12) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** So many draws are certain to bring the top tier. */
export function certainAfter({ supply, top, total, guarantee_after, misses }: Standing): number {
  if (supply === 'finite') return total - top + 1;
  return guarantee_after === null ? Infinity : Math.max(1, guarantee_after - misses);
}

/** Chance that none of `top` tickets among `total` is in the first `draws`. */
function missesOfFinite(top: number, total: number, draws: number): number {
  let misses = 1;
  for (let drawn = 0; drawn < draws; drawn++) misses *= (total - top - drawn) / (total - drawn);
  return misses;
}

/** A range of shares. */
export interface Band {
  low: number;
  high: number;
}

/** Standard deviations on each side of 95 %. */
const z = 1.959963984540054;

/** Wilson's interval: by 95 % of such experiments, the true chance is in it. */
export function wilsonBand(hits: number, draws: number): Band {
  if (draws === 0) return { low: 0, high: 1 };
  const share = hits / draws;
  const scale = 1 + z ** 2 / draws;
  const middle = (share + z ** 2 / (2 * draws)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / draws + z ** 2 / (4 * draws ** 2));
  return { low: hits === 0 ? 0 : Math.max(0, middle - half), high: hits === draws ? 1 : Math.min(1, middle + half) };
}

/** Between which shares 95 % of fair shuffles of a finite box have a prize among the first draws, by the exact (hypergeometric) odds. */
export function shuffleBand({ made, total, draws }: { made: number; total: number; draws: number }): Band {
  if (draws === 0) return { low: 0, high: 1 };
  const [fewest, most] = [Math.max(0, draws - (total - made)), Math.min(made, draws)];
  let below = 0;
  let low = fewest;
  for (let hits = fewest; hits <= most; hits++) {
    const chance = Math.exp(logChoose(made, hits) + logChoose(total - made, draws - hits) - logChoose(total, draws));
    if (below < 0.025) low = hits;
    below += chance;
    // A share may come out a rounding error below itself.
    if (below >= 0.975 - 1e-12) return { low: low / draws, high: hits / draws };
  }
  return { low: low / draws, high: most / draws };
}

function logChoose(all: number, chosen: number): number {
  return logGamma(all + 1) - logGamma(chosen + 1) - logGamma(all - chosen + 1);
}

/** Draws of one prize, and its stated parts. */
export interface Observed {
  weight: number;
  drawn: number;
}

/**
 * How many false alarms there are: at most one odds table in so many ever raises one, however long it is watched and however often.
 */
export const tablesPerFalseAlarm = 100_000;

/** Prior draws of the mixture: few find a large deviation soon, many a small one late. */
const priors = [30, 1_000, 30_000] as const;

/**
 * Evidence against stated odds, as the natural logarithm of a likelihood ratio: of a mixture of other odds (Dirichlet around the
 * stated ones) to the stated ones, given what was drawn. Under the stated odds it is a martingale that starts at 1, so by
 * Ville's inequality it ever reaches `tablesPerFalseAlarm` with a probability of at most 1 in so many. The order of draws
 * doesn't matter, so counts are enough.
 */
export function evidenceAgainst(rows: readonly Observed[]): number {
  const parts = rows.reduce((sum, { weight }) => sum + weight, 0);
  const draws = rows.reduce((sum, { drawn }) => sum + drawn, 0);
  const mixed = priors.map((prior) => {
    const start = logGamma(prior) - logGamma(prior + draws);
    return rows.reduce((sum, { weight, drawn }) => {
      if (weight === 0) return drawn === 0 ? sum : Infinity;
      const share = weight / parts;
      return sum + logGamma(prior * share + drawn) - logGamma(prior * share) - drawn * Math.log(share);
    }, start);
  });
  const most = Math.max(...mixed);
  if (most === Infinity) return Infinity;
  return most + Math.log(mixed.reduce((sum, one) => sum + Math.exp(one - most), 0) / mixed.length);
}

/** True when what was drawn parts from the stated odds so far that it must be looked at. */
export function partsFromOdds(evidence: number): boolean {
  return evidence >= Math.log(tablesPerFalseAlarm);
}

/** Natural logarithm of the gamma function, for numbers above 0: Stirling's series from 10 on, exact to 12 digits. */
function logGamma(number: number): number {
  let shifted = number;
  let product = 1;
  while (shifted < 10) {
    product *= shifted;
    shifted += 1;
  }
  const square = shifted ** 2;
  const series = (1 / 12 - (1 / 360 - (1 / 1260 - 1 / 1680 / square) / square) / square) / shifted;
  return (shifted - 0.5) * Math.log(shifted) - shifted + Math.log(2 * Math.PI) / 2 + series - Math.log(product);
}
