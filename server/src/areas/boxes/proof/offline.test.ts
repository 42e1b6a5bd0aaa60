import { createHash } from 'node:crypto';
import { bonuses } from '@mcy/api/boxes/pools/words';
import { type DrawLog, type LoggedBonus, proveBonuses, verifyDraws } from '@mcy/api/boxes/proof/rules';
import { describe, expect, it } from 'vitest';
import { readLog } from '../../../../../scripts/verify/readLog.ts';
import { reportLines } from '../../../../../scripts/verify/reportLines.ts';
import { verifyLog } from '../../../../../scripts/verify/verifyLog.ts';
import { decideEnding } from '../opening/decideEnding.ts';
import { drawPlace } from '../opening/draw.ts';
import { drawTickets } from '../opening/drawTickets.ts';

const seedOf = (text: string) => createHash('sha256').update(text).digest('hex');
const hashOf = (seed: string) => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

type Draws = DrawLog['draws'][number][];

/** A log as the shop publishes it. */
interface TestLog extends DrawLog {
  pool_name: string;
  bonuses: (LoggedBonus & { name: string })[];
  draws: Draws;
  table: { prize_id: string; name: string; weight: number; top_tier: boolean }[];
}

interface Mode {
  weights: readonly number[];
  guarantee_after?: number;
  /** Draws after which the seed turns; a finite pool keeps its seed. */
  perSeed?: number;
  draws: number;
  players: number;
}

const modes: Readonly<Record<string, Mode>> = {
  'a sold-out box': { weights: [1, 4, 15], draws: 20, players: 3 },
  'a box of one player': { weights: [2, 3], draws: 5, players: 1 },
  'a box with tickets left': { weights: [1, 4, 15], draws: 13, players: 4 },
  'an endless box': { weights: [10_000, 990_000], perSeed: 30, draws: 75, players: 5 },
  'a guarantee': { weights: [4_000, 6_000, 990_000], guarantee_after: 10, perSeed: 40, draws: 100, players: 3 },
};

/** Draws by the server's own rule, in orders of several tickets. */
function play({ weights, guarantee_after, perSeed, draws: count, players }: Mode): TestLog {
  const isFinite = perSeed === undefined;
  const rows = weights.map((weight, index) => ({
    prize_id: `prize-${index}`,
    name: `Prize ${index}`,
    tier: index === 0 || (guarantee_after !== undefined && index < weights.length - 1) ? 'A' : 'B',
    weight,
    remaining: isFinite ? weight : null,
  }));
  const table = rows.map(({ prize_id, name, tier, weight }) => ({ prize_id, name, weight, top_tier: tier === 'A' }));
  const misses = new Map<number, number>();
  const draws: Draws = [];
  const holders: { user_id: string }[] = [];
  for (let order = 0; draws.length < count; order++) {
    const player = (order * 7 + Math.floor(order / 3)) % players;
    const client_seed = `player-${player}-${order}`;
    const pseudonym = seedOf(`player ${player}`).slice(0, 16);
    const nonce = draws.length;
    const leftOfSeed = isFinite ? count - nonce : perSeed - (nonce % perSeed);
    const drawn = drawTickets({
      rows,
      seed: seedOf(`seed ${isFinite ? 0 : Math.floor(nonce / perSeed)}`),
      client_seed,
      first_nonce: nonce,
      count: Math.min(1 + (order % 5), leftOfSeed, count - nonce),
      guarantee_after: guarantee_after ?? null,
      draws_since_top: misses.get(player) ?? 0,
    });
    misses.set(player, drawn.draws_since_top);
    for (const { nonce: at, row, guaranteed } of drawn.tickets) {
      if (row.remaining !== null) row.remaining -= 1;
      draws.push({ nonce: at, client_seed, prize_id: row.prize_id, guaranteed, pseudonym });
      holders.push({ user_id: pseudonym });
    }
  }
  const isOver = isFinite && rows.every(({ remaining }) => remaining === 0);
  const turns = isFinite ? 1 : Math.ceil(count / perSeed);
  const seeds = Array.from({ length: turns }, (_, index) => {
    const seed = seedOf(`seed ${index}`);
    const isOpen = isFinite ? isOver : index < turns - 1;
    return { first_nonce: index * (perSeed ?? 0), seed_hash: hashOf(seed), seed: isOpen ? seed : null };
  });
  const onTop = isFinite ? bonuses : [];
  return {
    pool_name: 'Test',
    supply: isFinite ? 'finite' : 'infinite',
    guarantee_after: guarantee_after ?? null,
    table,
    seeds,
    draws,
    bonuses: onTop.map((bonus) => {
      const nonce = !isOver
        ? null
        : bonus === 'last'
          ? count - 1
          : decideEnding(bonus, { seed: seedOf('seed 0'), holders });
      const pseudonym = nonce === null ? null : (holders[nonce]?.user_id ?? null);
      return { bonus, prize_id: bonus, name: bonus, nonce, pseudonym };
    }),
  };
}

/** What both implementations say of a log; they must say the same. */
function judge(log: TestLog) {
  const here = verifyDraws(log);
  const onTop = proveBonuses(log, log.bonuses);
  const { verified, pending, faults, bonuses: given } = verifyLog(readLog(JSON.stringify({ format: 1, ...log })));
  expect({ verified, pending, failures: faults.map(({ nonce }) => nonce) }).toEqual({
    verified: here.verified,
    pending: here.pending,
    failures: here.failures.map(({ nonce }) => nonce),
  });
  expect(given.map(({ outcome, ticket }) => [outcome, ticket])).toEqual(onTop.map((one) => [one.outcome, one.nonce]));
  return { ...here, isRight: here.failures.length === 0 && onTop.every(({ outcome }) => outcome !== 'failed'), onTop };
}

const at = <T>(list: readonly T[], index: number, change: (item: T) => T) =>
  list.map((item, place) => (place === index ? change(item) : item));

/** Ways to cheat; each changes the log at a place. */
const frauds: Readonly<Record<string, (log: TestLog, place: number) => TestLog>> = {
  'another prize': (log, place) => ({
    ...log,
    draws: at(log.draws, place, (draw) => ({ ...draw, prize_id: draw.prize_id === 'prize-0' ? 'prize-1' : 'prize-0' })),
  }),
  'an unknown prize': (log, place) => ({
    ...log,
    draws: at(log.draws, place, (draw) => ({ ...draw, prize_id: 'none' })),
  }),
  'two draws swapped': (log, place) => {
    const [one, other] = log.draws.slice(place, place + 2);
    return one && other ? { ...log, draws: log.draws.toSpliced(place, 2, other, one) } : log;
  },
  'a draw left out': (log, place) => ({ ...log, draws: log.draws.toSpliced(place, 1) }),
  'a guarantee more or less': (log, place) => ({
    ...log,
    draws: at(log.draws, place, (draw) => ({ ...draw, guaranteed: !draw.guaranteed })),
  }),
  'another client seed': (log, place) => ({
    ...log,
    draws: at(log.draws, place, (draw) => ({ ...draw, client_seed: `${draw.client_seed}x` })),
  }),
  'another player': (log, place) => ({
    ...log,
    draws: at(log.draws, place, (draw) => ({ ...draw, pseudonym: '0000000000000000' })),
  }),
  'another seed': (log, place) => ({
    ...log,
    seeds: at(log.seeds, place % log.seeds.length, (one) => ({ ...one, seed: seedOf('other') })),
  }),
  'another seed with its hash': (log, place) => ({
    ...log,
    seeds: at(log.seeds, place % log.seeds.length, (one) => ({
      ...one,
      seed: seedOf('other'),
      seed_hash: hashOf(seedOf('other')),
    })),
  }),
  'no seed': (log) => ({ ...log, seeds: [] }),
  'other odds': (log) => ({ ...log, table: at(log.table, 0, (row) => ({ ...row, weight: row.weight + 1 })) }),
  'a bonus for the ticket beside it': (log, place) => ({
    ...log,
    bonuses: at(log.bonuses, place % Math.max(1, log.bonuses.length), (one) => ({
      ...one,
      nonce: (one.nonce ?? 0) + 1,
    })),
  }),
  'a bonus for somebody else': (log, place) => ({
    ...log,
    bonuses: at(log.bonuses, place % Math.max(1, log.bonuses.length), (one) => ({
      ...one,
      pseudonym: 'ffffffffffffffff',
    })),
  }),
};

describe.each(Object.entries(modes))('%s', (_name, mode) => {
  const honest = play(mode);

  it('is right for both when nobody cheated, from its first draw or, without end, from any', () => {
    const whole = judge(honest);
    expect(whole.isRight).toBe(true);
    expect(whole.verified + whole.pending).toBe(mode.draws);
    for (let first = 1; first < mode.draws && honest.supply === 'infinite'; first += 13) {
      expect(judge({ ...honest, draws: honest.draws.slice(first) }).isRight).toBe(true);
    }
  });

  it.each(Object.entries(frauds))('with %s is judged alike by both', (_fraud, cheat) => {
    const places = [0, 0.3, 0.55, 0.8, 0.99].map((share) => Math.floor(share * mode.draws));
    expect(() => places.map((place) => judge(cheat(honest, place)))).not.toThrow();
  });
});

describe('a sold-out box', () => {
  const honest = play({ weights: [3, 4, 5, 8], draws: 20, players: 3 });

  it.each(Object.entries(frauds))('with %s is caught', (_fraud, cheat) => {
    const caught = Array.from({ length: 20 }, (_, place) => cheat(honest, place)).filter((log) => !judge(log).isRight);
    // What was changed may give the same prize by chance, and a missing pseudonym matters only to the player who wins by it.
    expect(caught.length).toBeGreaterThan(0);
  });

  it('whose tickets were shuffled in another way is caught', () => {
    const left = honest.table.map(({ weight }) => weight);
    const draws = honest.draws.map(({ client_seed, ...draw }) => {
      const parts = left.reduce((sum, weight) => sum + weight, 0);
      const place = drawPlace({ seed: seedOf('seed 0'), client_seed, nonce: draw.nonce }, parts);
      // The rows laid end to end from the last to the first.
      let end = 0;
      const hit = left.findLastIndex((weight) => (end += weight) > place);
      left[hit] = (left[hit] ?? 0) - 1;
      return { ...draw, client_seed, prize_id: `prize-${hit}` };
    });
    expect(judge({ ...honest, draws }).failures.length).toBeGreaterThan(3);
  });
});

it('the report says in words what it found', () => {
  const log = readLog(JSON.stringify({ format: 1, ...play({ weights: [1, 4, 15], draws: 20, players: 3 }) }));
  expect(reportLines(log, verifyLog(log))).toContain('20 draws match');
  const [first] = log.draws;
  if (!first) throw new Error('no draw');
  first.client_seed = 'changed';
  log.draws = log.draws.toSpliced(4, 1);
  const lines = reportLines(log, verifyLog(log));
  expect(lines.some((line) => line.startsWith('  draw #6: out of order'))).toBe(true);
  expect(lines.some((line) => line.includes('but the rule says nobody yet'))).toBe(true);
});

it.each([
  ['nothing', '', 'not JSON'],
  ['a list', '[]', 'not an object'],
  ['a future format', '{"format":2}', 'format 1'],
  [
    'a log without draws',
    '{"format":1,"pool_name":"","supply":"finite","guarantee_after":null,"table":[],"bonuses":[],"seeds":[]}',
    '“draws” is not a list',
  ],
  ['an unknown supply', '{"format":1,"pool_name":"","supply":"none"}', '“supply” is none of'],
])('%s is no log, and the checker says why', (_what, text, why) => {
  expect(() => readLog(text)).toThrow(why);
});
