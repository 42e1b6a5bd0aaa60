import type { PoolSupply } from '../../boxes/pools/words.ts';

/** What the planner knows about a box: its current odds, and which rows the player misses. */
export interface PlannedBox {
  supply: PoolSupply;
  /** Every row of the odds table: tickets left, or parts per million. `missing` numbers the missing toys from 0. */
  rows: readonly { weight: number; isTop: boolean; missing: number | null }[];
  /** This many draws in a row without the top tier never happen; null without a guarantee. */
  guaranteeAfter: number | null;
  /** The player's draws in a row without the top tier. */
  progress: number;
}

/** How many draws it takes to get every missing toy that the box has. */
export interface DrawPlan {
  /** On average. */
  expected: number;
  /** Half of all players need at most so many. */
  median: number;
  /**
   * How far `expected` may be off, in draws: 0 where it is computed exactly, two standard errors where it is
   * estimated.
   */
  error: number;
}

/** Up to so many missing toys the plan is exact: the work doubles with each. */
const mostExact = 12;

/**
 * The draws until a player has every missing toy of a box, if nobody else draws from it. Exact for up to twelve missing
 * toys, estimated by a seeded simulation for more. Null when none of them is in the box.
 */
export function planDraws(box: PlannedBox): DrawPlan | null {
  const sizes = sizesOf(box);
  if (sizes.length === 0) return null;
  if (sizes.length > mostExact) return estimateDraws(box);
  return box.supply === 'finite' ? planFinite(box, sizes) : planInfinite(box, sizes);
}

interface Size {
  /** Weight of the toy in the top tier and in the others. */
  top: number;
  rest: number;
}

function sizesOf({ rows }: PlannedBox): Size[] {
  const sizes = new Map<number, Size>();
  for (const { weight, isTop, missing } of rows) {
    if (missing === null || weight === 0) continue;
    const size = sizes.get(missing) ?? { top: 0, rest: 0 };
    sizes.set(missing, isTop ? { ...size, top: size.top + weight } : { ...size, rest: size.rest + weight });
  }
  return [...sizes.values()];
}

/** A way to miss: the weight of some of the toys, and how often it counts in inclusion and exclusion. */
interface Avoided extends Size {
  sign: number;
}

/** Every set of the toys, without the empty one; sets of one weight are joined. */
function avoidedSets(sizes: readonly Size[]): Avoided[] {
  let sets = new Map<string, Avoided>([['0 0', { top: 0, rest: 0, sign: 1 }]]);
  for (const size of sizes) {
    const next = new Map(sets);
    for (const { top, rest, sign } of sets.values()) {
      const more = { top: top + size.top, rest: rest + size.rest };
      const key = `${more.top} ${more.rest}`;
      next.set(key, { ...more, sign: (next.get(key)?.sign ?? 0) - sign });
    }
    sets = next;
  }
  return [...sets.values()].filter(({ top, rest, sign }) => sign !== 0 && top + rest > 0);
}

/** Tickets are drawn without replacement. */
function planFinite({ rows }: PlannedBox, sizes: readonly Size[]): DrawPlan {
  const tickets = rows.reduce((sum, { weight }) => sum + weight, 0);
  const sets = avoidedSets(sizes).map(({ top, rest, sign }) => ({ held: top + rest, sign, avoided: 1 }));
  // The first of `held` tickets among all comes at place (tickets + 1) / (held + 1) on average.
  const expected = sets.reduce((sum, { held, sign }) => sum - (sign * (tickets + 1)) / (held + 1), 0);
  let draws = 0;
  let complete = 0;
  while (complete < half && draws < tickets) {
    for (const set of sets) set.avoided *= Math.max(0, tickets - set.held - draws) / (tickets - draws);
    draws += 1;
    complete = 1 + sets.reduce((sum, { sign, avoided }) => sum + sign * avoided, 0);
  }
  return { expected, median: draws, error: 0 };
}

/** What rounding leaves of one half. */
const half = 0.5 - 1e-9;

/** Every draw has the same odds, but the guarantee's. */
function planInfinite({ rows, guaranteeAfter, progress }: PlannedBox, sizes: readonly Size[]): DrawPlan {
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const top = rows.reduce((sum, { weight, isTop }) => sum + (isTop ? weight : 0), 0) / total;
  const chains = avoidedSets(sizes).map((avoided) => ({
    sign: avoided.sign,
    chain: startChain(
      { pass: Math.max(0, 1 - top - avoided.rest / total), hit: Math.max(0, top - avoided.top / total), top },
      guaranteeAfter,
      progress,
    ),
  }));
  const expected = chains.reduce((sum, { sign, chain }) => sum - sign * chain.expected, 0);
  let draws = 0;
  let complete = 0;
  while (complete < half) {
    draws += 1;
    complete = 1;
    for (const { sign, chain } of chains) complete += sign * chain.next();
  }
  return { expected, median: draws, error: 0 };
}

interface Chances {
  /** Of a draw outside the top tier that avoids the set, of one in the top tier that does, and of the top tier. */
  pass: number;
  hit: number;
  top: number;
}

/** The chance to avoid a set of toys: on average until one of them comes, and after each draw. */
interface Chain {
  expected: number;
  next: () => number;
}

function startChain(chances: Chances, guaranteeAfter: number | null, progress: number): Chain {
  const { pass, hit } = chances;
  if (guaranteeAfter !== null) return startGuaranteed(chances, guaranteeAfter, progress);
  const factor = pass + hit;
  let avoided = 1;
  return { expected: 1 / (1 - factor), next: () => (avoided *= factor) };
}

/**
 * With a guarantee, each prize of the top tier begins a new run. `began` has the chance that one began with a draw, and
 * `young` the chance to be in a run that is not at its certain draw, so a draw costs the same however long a run is.
 */
function startGuaranteed({ pass, hit, top }: Chances, guaranteeAfter: number, progress: number): Chain {
  const certain = top === 0 ? 0 : hit / top;
  /** Draws that the player's present run lasts. */
  const present = Math.max(1, guaranteeAfter - progress);
  const old = guaranteeAfter - 1;
  const survival = pass ** old;
  const began = [0];
  let young = 0;
  let draws = 0;
  let unbroken = 1;
  return {
    expected: meanOfRuns({ pass, hit, certain }, present, guaranteeAfter),
    next(): number {
      const due = survival * (began[draws - old] ?? 0);
      const fresh = young * hit + due * certain + unbroken * (draws === present - 1 ? certain : hit);
      draws += 1;
      began.push(fresh);
      const nextDue = survival * (began[draws - old] ?? 0);
      young = fresh + pass * young - nextDue;
      unbroken = draws < present ? unbroken * pass : 0;
      return young + nextDue + unbroken;
    },
  };
}

interface RunChances {
  pass: number;
  hit: number;
  certain: number;
}

/** The draws until a toy of the set comes, on average: those of the present run, then of whole ones. */
function meanOfRuns({ pass, hit, certain }: RunChances, present: number, whole: number): number {
  const onward = (run: number) => hit * sumOfPowers(pass, run - 1) + pass ** (run - 1) * certain;
  const ofWhole = sumOfPowers(pass, whole) / (1 - onward(whole));
  return sumOfPowers(pass, present) + onward(present) * ofWhole;
}

/** 1 + x + x² … with so many terms. */
function sumOfPowers(x: number, terms: number): number {
  return x === 1 ? terms : (1 - x ** terms) / (1 - x);
}

const players = 2_000;

/** The same plan by playing it: two thousand players from a fixed seed. */
export function estimateDraws(box: PlannedBox): DrawPlan {
  const random = randomFrom(20_261_123);
  const draws = Array.from({ length: players }, () => playOnce(box, random)).toSorted((one, other) => one - other);
  const expected = draws.reduce((sum, count) => sum + count, 0) / players;
  const variance = draws.reduce((sum, count) => sum + (count - expected) ** 2, 0) / (players - 1);
  return { expected, median: draws[players / 2 - 1] ?? 0, error: 2 * Math.sqrt(variance / players) };
}

function playOnce({ supply, rows, guaranteeAfter, progress }: PlannedBox, random: () => number): number {
  const weights = rows.map(({ weight }) => weight);
  const open = new Set(rows.flatMap(({ missing, weight }) => (missing === null || weight === 0 ? [] : [missing])));
  let sinceTop = progress;
  let draws = 0;
  while (open.size > 0) {
    const isCertain = guaranteeAfter !== null && sinceTop >= guaranteeAfter - 1;
    const hit = pick(
      weights.map((weight, place) => (isCertain && !rows[place]?.isTop ? 0 : weight)),
      random,
    );
    const row = rows[hit];
    if (row === undefined) break;
    draws += 1;
    if (supply === 'finite') weights[hit] = (weights[hit] ?? 0) - 1;
    if (row.missing !== null) open.delete(row.missing);
    sinceTop = row.isTop ? 0 : sinceTop + 1;
  }
  return draws;
}

function pick(weights: readonly number[], random: () => number): number {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return weights.findIndex((weight) => (left -= weight) < 0);
}

/** Mulberry32: numbers from 0 to below 1, the same for one seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
