import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../client/createClient.ts';
import { collectDrawLog } from './collectDrawLog.ts';

const pool_id = '019aa000-0000-7000-8000-000000000001';
const prize_id = '019aa000-0000-7000-8000-000000000002';
const lastNonce = 119;

/** A log of 120 draws whose seed turns every 50. */
function logServer(): typeof fetch {
  return (input) => {
    const { searchParams } = new URL(typeof input === 'string' ? input : '', 'http://shop.test');
    const first = Number(searchParams.get('cursor') ?? 0);
    const nonces = Array.from({ length: 50 }, (_, index) => first + index).filter((nonce) => nonce <= lastNonce);
    const seedOf = (nonce: number): number => Math.floor(nonce / 50);
    const data = {
      supply: 'infinite',
      guarantee_after: 80,
      rows: nonces.map((nonce) => ({
        nonce,
        client_seed: 'seed',
        prize_id,
        guaranteed: false,
        player: 'L***n',
        pseudonym: '3f2a9c0de41b7786',
        drawn_at: '2026-11-20T03:00:00.000Z',
      })),
      next_cursor: first + 50 <= lastNonce ? String(first + 50) : null,
      seeds: [...new Set([...nonces.map(seedOf), 2])].map((seed_index) => ({
        seed_index,
        first_nonce: seed_index * 50,
        seed_hash: `hash ${seed_index}`,
        seed: seed_index === 2 ? null : `seed ${seed_index}`,
      })),
      table: [{ prize_id, tier: 'A', name: 'Rồng', weight: 1_000_000, top_tier: true }],
    };
    return Promise.resolve(Response.json({ code: 200, msg: 'ok', data }));
  };
}

function clientOf(fetchAnswer: typeof fetch) {
  return createClient({
    appSecret: 'secret',
    locale: () => 'vn',
    session: () => null,
    onTokenRefused: () => {},
    fetch: fetchAnswer,
  });
}

describe('the draw log', () => {
  it("is read in full, with each page's seeds once", async () => {
    const seen: number[] = [];
    const log = await collectDrawLog(clientOf(logServer()), pool_id, { onProgress: (draws) => seen.push(draws) });
    expect(log.draws.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 120 }, (_, nonce) => nonce));
    expect(log.seeds.map(({ first_nonce }) => first_nonce).toSorted((a, b) => a - b)).toEqual([0, 50, 100]);
    expect(seen).toEqual([50, 100, 120]);
    expect(log).toMatchObject({ supply: 'infinite', guarantee_after: 80 });
    expect(new Set(log.draws.map(({ pseudonym }) => pseudonym))).toEqual(new Set(['3f2a9c0de41b7786']));
  });

  it('is read only up to the requested draw', async () => {
    const server = vi.fn(logServer());
    const log = await collectDrawLog(clientOf(server), pool_id, { until: 49 });
    expect(log.draws.at(-1)?.nonce).toBe(49);
    expect(server).toHaveBeenCalledTimes(1);
  });
});
