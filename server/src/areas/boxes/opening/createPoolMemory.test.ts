import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tables } from '../../../platform/db/database.ts';
import type { OddsRow } from '../pools/readOddsTable.ts';
import { createPoolMemory } from './createPoolMemory.ts';
import type { LockedPool } from './lockPools.ts';
import type { PoolOnSale } from './PoolOnSale.ts';

let reads = 0;
/** How long a read takes, in ms. */
let wait = 0;
/** An empty database that counts what is read. */
const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (shown) => new PostgresIntrospector(shown),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  log: () => {
    reads += 1;
    vi.setSystemTime(Date.now() + wait);
  },
});

beforeEach(() => {
  reads = 0;
  wait = 0;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T03:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const text = { vn: 'Hộp', zh: '箱', en: 'Box' };
const row: OddsRow = {
  toy_id: 'toy',
  reward_id: null,
  prize_id: 'prize',
  tier: 'A',
  rarity: 'common',
  name: text,
  image: '',
  value: 1,
  stones: null,
  coupon_issue_id: null,
  weight: 9,
  remaining: 5,
};
const locked: LockedPool = {
  pool_id: 'pool',
  kind: 'ichiban',
  name: text,
  image: '',
  price: 1,
  remaining: 5,
  odds_version: 1,
  guarantee_after: null,
  draws_per_seed: null,
  next_nonce: 4,
  backed_until: 100,
  diamonds_allowed: true,
  held_by: null,
  held_since: null,
  held_until: null,
  waiting: 0,
  sale_until: null,
  off_sale_at: null,
};
const seed = { seed_index: 0, first_nonce: 0, seed: 'a' };
const drawn: PoolOnSale = { ...locked, rows: [row], last: null, endings: [], seed, turn: null };

/** A memory after a commit that left these pools. */
function remembering(...pools: readonly PoolOnSale[]) {
  const memory = createPoolMemory();
  memory.keep(pools);
  return memory;
}

describe('the memory of pools', () => {
  it('gives a pool as the last commit left it, without reading', async () => {
    const pools = await remembering(drawn).recall(db, [locked]);
    expect(pools.get('pool')).toEqual(drawn);
    expect(reads).toBe(0);
  });

  it('is not changed by orders whose transaction fails', async () => {
    const memory = remembering(drawn);
    const pool = (await memory.recall(db, [locked])).get('pool');
    for (const each of pool?.rows ?? []) each.remaining = 0;
    expect((await memory.recall(db, [locked])).get('pool')?.rows).toEqual([row]);
  });

  it.each([
    ['another process drew', { next_nonce: 5 }],
    ['its odds are of another version', { odds_version: 2 }],
  ])('reads a pool again when %s', async (_when, change) => {
    const pools = await remembering(drawn).recall(db, [{ ...locked, ...change }]);
    expect(reads).toBe(2);
    expect(pools.get('pool')).toMatchObject({ rows: [], seed: null, ...change });
  });

  it('reads a pool again after a minute, for its names and pictures', async () => {
    const memory = remembering(drawn);
    vi.setSystemTime(Date.now() + 59_999);
    await memory.recall(db, [locked]);
    expect(reads).toBe(0);
    vi.setSystemTime(Date.now() + 1);
    await memory.recall(db, [locked]);
    expect(reads).toBe(2);
  });

  it('keeps a pool whose minute ends while another is read', async () => {
    const memory = remembering(drawn);
    vi.setSystemTime(Date.now() + 59_999);
    wait = 1;
    const pools = await memory.recall(db, [locked, { ...locked, pool_id: 'another' }]);
    expect(pools.get('pool')).toEqual(drawn);
  });

  it('forgets a pool whose seed turned, since the next one is in the database only', async () => {
    const turn = { pool_id: 'pool', seed_index: 0, next_nonce: 5, now: new Date() };
    const memory = remembering(drawn);
    memory.keep([{ ...drawn, turn }]);
    await memory.recall(db, [locked]);
    expect(reads).toBe(2);
  });

  it('has room for a thousand pools, and forgets the one that was drawn from first', async () => {
    const all = Array.from({ length: 1_001 }, (_, index) => ({ ...drawn, pool_id: `pool ${index}` }));
    const memory = remembering(...all);
    await memory.recall(db, all.slice(1));
    expect(reads).toBe(0);
    await memory.recall(db, all.slice(0, 1));
    expect(reads).toBe(2);
  });
});
