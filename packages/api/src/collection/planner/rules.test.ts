import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlannedBox, estimateDraws, planDraws } from './rules.ts';

type Row = PlannedBox['rows'][number];

const row = (weight: number, missing: number | null, isTop = false): Row => ({ weight, missing, isTop });
const finite = (rows: readonly Row[]): PlannedBox => ({ supply: 'finite', rows, guaranteeAfter: null, progress: 0 });
const infinite = (rows: readonly Row[], guaranteeAfter: number | null = null, progress = 0): PlannedBox => ({
  supply: 'infinite',
  rows,
  guaranteeAfter,
  progress,
});

/** The chance of having everything after each draw, from every order of the tickets. */
function everyOrder({ rows }: PlannedBox): number[] {
  const tickets = rows.flatMap(({ weight, missing }) => Array.from({ length: weight }, () => missing));
  const wanted = new Set(tickets.filter((missing) => missing !== null)).size;
  const finishedAt = tickets.map(() => 0);
  let orders = 0;
  const draw = (left: readonly (number | null)[], had: ReadonlySet<number>, draws: number): void => {
    if (had.size === wanted) {
      const rest = factorial(left.length);
      finishedAt[draws - 1] = (finishedAt[draws - 1] ?? 0) + rest;
      orders += rest;
      return;
    }
    for (const [place, missing] of left.entries()) {
      draw(left.toSpliced(place, 1), missing === null ? had : new Set([...had, missing]), draws + 1);
    }
  };
  draw(tickets, new Set(), 0);
  return finishedAt.map((count) => count / orders);
}

function factorial(count: number): number {
  return count < 2 ? 1 : count * factorial(count - 1);
}

/** The chance of having everything with each draw, by following every set of toys and every count of misses. */
function everyState({ rows, guaranteeAfter, progress }: PlannedBox, draws: number): number[] {
  const all = new Set(rows.flatMap(({ missing }) => missing ?? [])).size;
  const everything = 2 ** all - 1;
  let states = new Map([[`0 ${progress}`, 1]]);
  return Array.from({ length: draws }, () => {
    const next = new Map<string, number>();
    let done = 0;
    for (const [state, chance] of states) {
      const [had = 0, misses = 0] = state.split(' ').map(Number);
      const isCertain = guaranteeAfter !== null && misses >= guaranteeAfter - 1;
      const open = rows.filter(({ isTop }) => isTop || !isCertain);
      const total = open.reduce((sum, { weight }) => sum + weight, 0);
      for (const { weight, missing, isTop } of open) {
        const now = missing === null ? had : had | (1 << missing);
        const share = (chance * weight) / total;
        if (now === everything) done += share;
        else {
          const key = `${now} ${isTop ? 0 : misses + 1}`;
          next.set(key, (next.get(key) ?? 0) + share);
        }
      }
    }
    states = next;
    return done;
  });
}

function summaryOf(chances: readonly number[]): { expected: number; median: number } {
  let sum = 0;
  const median = chances.findIndex((chance) => (sum += chance) >= 0.5 - 1e-9) + 1;
  return { expected: chances.reduce((mean, chance, place) => mean + chance * (place + 1), 0), median };
}

describe('a finite box', () => {
  it.each<[string, Row[]]>([
    ['one ticket of four', [row(1, 0), row(3, null)]],
    ['two toys', [row(1, 0), row(2, 1), row(4, null)]],
    ['three toys, and nothing else', [row(1, 0), row(2, 1), row(3, 2)]],
    ['a toy in two rows', [row(1, 0, true), row(1, 0), row(1, 1), row(4, null)]],
  ])('is planned as every order of its tickets says: %s', (_what, rows) => {
    const { expected, median } = summaryOf(everyOrder(finite(rows)));
    const plan = planDraws(finite(rows));
    expect(plan?.expected).toBeCloseTo(expected, 9);
    expect(plan).toMatchObject({ median, error: 0 });
  });

  it('never takes more draws than it has tickets', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(weights, fc.nat(60), (sizes, rest) => {
        const box = finite([...sizes.map((weight, place) => row(weight, place)), row(rest, null)]);
        const tickets = sizes.reduce((sum, weight) => sum + weight, rest);
        const plan = planDraws(box);
        expect(plan?.median).toBeLessThanOrEqual(tickets);
        expect(plan?.expected).toBeLessThanOrEqual(tickets + 1e-6);
        expect(plan?.expected).toBeGreaterThanOrEqual(sizes.length - 1e-6);
      }),
    );
  });
});

describe('an infinite box', () => {
  it.each<[string, PlannedBox]>([
    ['two toys', infinite([row(10, 0), row(20, 1), row(70, null)])],
    ['a guarantee for the only toy', infinite([row(5, 0, true), row(95, null)], 10)],
    ['a guarantee for one of two', infinite([row(5, 0, true), row(15, null, true), row(20, 1), row(60, null)], 6)],
    ['a run that has begun', infinite([row(5, 0, true), row(15, null, true), row(20, 1), row(60, null)], 6, 4)],
    ['the next draw is certain', infinite([row(5, 0, true), row(5, 1, true), row(90, null)], 4, 3)],
    ['a guarantee of two', infinite([row(10, 0, true), row(20, 1), row(70, null)], 2, 1)],
  ])('is planned as every state of a player says: %s', (_what, box) => {
    const { expected, median } = summaryOf(everyState(box, 2_000));
    const plan = planDraws(box);
    expect(plan?.expected).toBeCloseTo(expected, 6);
    expect(plan).toMatchObject({ median, error: 0 });
  });

  it('takes no longer with a guarantee, however long its run', () => {
    const odds = [row(2_000, 0, true), row(3_000, 1, true), row(8_000, 2), row(10_000, 3), row(977_000, null)];
    const without = planDraws(infinite(odds));
    const guaranteed = planDraws(infinite(odds, 80));
    expect(guaranteed?.expected).toBeLessThan(without?.expected ?? 0);
  });
});

describe('a plan', () => {
  it('is null when the box has nothing that is missing', () => {
    expect(planDraws(finite([row(5, null)]))).toBeNull();
    expect(planDraws(finite([row(0, 0), row(5, null)]))).toBeNull();
  });

  it.each([
    ['finite', finite([row(1, 0), row(2, 1), row(5, 2), row(40, null)])],
    ['infinite', infinite([row(10, 0, true), row(30, 1), row(960, null)], 40, 7)],
  ])('agrees with players who play it: %s', (_what, box) => {
    const plan = planDraws(box);
    const played = estimateDraws(box);
    expect(Math.abs(played.expected - (plan?.expected ?? 0))).toBeLessThan(played.error * 1.5);
  });

  it('of many missing toys is estimated, says how far it may be off, and is the same again', () => {
    const box = infinite(Array.from({ length: 14 }, (_, place) => row(1, place)));
    const plan = planDraws(box);
    const harmonic = Array.from({ length: 14 }, (_, place) => 14 / (place + 1)).reduce((sum, part) => sum + part, 0);
    expect(plan?.error).toBeGreaterThan(0);
    expect(Math.abs((plan?.expected ?? 0) - harmonic)).toBeLessThan((plan?.error ?? 0) * 1.5);
    expect(planDraws(box)).toEqual(plan);
  });
});
