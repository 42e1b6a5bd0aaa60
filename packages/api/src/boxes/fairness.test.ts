import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type DrawLog, drawIndex, proveDraws, verifyDraws, verifySeed } from './fairness.ts';

const seedOf = (text: string) => createHash('sha256').update(text).digest('hex');
const hashOf = (seed: string) => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
const seed = seedOf('the box of these tests');

const tickets = [
  { prize_id: 'dragon', weight: 1, top_tier: true },
  { prize_id: 'turtle', weight: 4, top_tier: false },
  { prize_id: 'lizard', weight: 15, top_tier: false },
];
const parts = [
  { prize_id: 'unicorn', weight: 4_000, top_tier: true },
  { prize_id: 'peacock', weight: 6_000, top_tier: true },
  { prize_id: 'snail', weight: 990_000, top_tier: false },
];

/** The rule once more, as the server's side of these tests. */
function hit(ofSeed: string, client_seed: string, nonce: number, weights: number[]): number {
  const digest = BigInt(`0x${createHmac('sha256', ofSeed).update(`${client_seed}:${nonce}`).digest('hex')}`);
  let place = Number(digest % BigInt(weights.reduce((sum, weight) => sum + weight, 0)));
  return weights.findIndex((weight) => (place -= weight) < 0);
}

/** The log of a box that was drawn to its last ticket. */
function soldOutBox(): DrawLog & { draws: DrawLog['draws'][number][] } {
  const left = tickets.map((row) => row.weight);
  const draws = Array.from({ length: 20 }, (_, nonce) => {
    const client_seed = `player-${nonce % 3}`;
    const index = hit(seed, client_seed, nonce, left);
    left[index] = (left[index] ?? 0) - 1;
    return { nonce, client_seed, prize_id: tickets[index]?.prize_id ?? '', guaranteed: false };
  });
  return { supply: 'finite', table: tickets, seeds: [{ first_nonce: 0, seed_hash: hashOf(seed), seed }], draws };
}

/** The log of an infinite pool of two revealed seeds and one in use, with a guaranteed draw in every ten. */
function infinitePool(): DrawLog & { draws: DrawLog['draws'][number][] } {
  const seeds = ['first', 'second', 'third'].map((name, index) => ({
    first_nonce: index * 30,
    seed_hash: hashOf(seedOf(name)),
    seed: seedOf(name),
  }));
  const draws = Array.from({ length: 75 }, (_, nonce) => {
    const guaranteed = nonce % 10 === 9;
    const weights = parts.map((row) => (guaranteed && !row.top_tier ? 0 : row.weight));
    const index = hit(seeds[Math.floor(nonce / 30)]?.seed ?? '', 'player', nonce, weights);
    return { nonce, client_seed: 'player', prize_id: parts[index]?.prize_id ?? '', guaranteed };
  });
  const published = seeds.map((one, index) => (index === 2 ? { ...one, seed: null } : one));
  return { supply: 'infinite', table: parts, seeds: published, draws };
}

describe('drawIndex', () => {
  it.each([
    // printf 'player-seed:0' | openssl dgst -sha256 -hmac 0001…1e1f is 2 modulo 10 and 551042 modulo 1000000.
    [0, 2, 551_042],
    [1, 8, 925_938],
    [2, 6, 422_926],
  ])('of nonce %i is what openssl and Python give', (nonce, moduloTen, moduloMillion) => {
    const bytes = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
    const ones = Array.from({ length: 10 }, () => 1);
    expect(drawIndex(bytes, 'player-seed', nonce, ones)).toBe(moduloTen);
    expect(drawIndex(bytes, 'player-seed', nonce, [moduloMillion, 1, 999_999 - moduloMillion])).toBe(1);
  });

  it('agrees with another implementation on 250 vectors', () => {
    for (let nonce = 0; nonce < 250; nonce++) {
      const weights = [nonce % 7, 1 + (nonce % 90), (nonce * 7919) % 1_000_000];
      const ofSeed = seedOf(`vector ${nonce}`);
      expect(drawIndex(ofSeed, `client-${nonce}`, nonce, weights)).toBe(hit(ofSeed, `client-${nonce}`, nonce, weights));
    }
  });
});

describe('verifySeed', () => {
  it('knows the seed that was committed, and no other', () => {
    expect(verifySeed(seed, hashOf(seed))).toBe(true);
    expect(verifySeed(seedOf('another'), hashOf(seed))).toBe(false);
    expect(verifySeed(seed.toUpperCase(), hashOf(seed))).toBe(false);
    expect(verifySeed('', hashOf(''))).toBe(false);
  });
});

describe('an honest log', () => {
  it('of a sold-out box is verified from first to last', () => {
    expect(verifyDraws(soldOutBox())).toEqual({ verified: 20, failures: [], pending: 0 });
  });

  it('of an infinite pool is verified as far as seeds are revealed', () => {
    expect(verifyDraws(infinitePool())).toEqual({ verified: 60, failures: [], pending: 15 });
  });

  it('of an infinite pool may begin anywhere', () => {
    const log = infinitePool();
    expect(verifyDraws({ ...log, draws: log.draws.slice(40) })).toEqual({ verified: 20, failures: [], pending: 15 });
  });

  it('of a box nobody opened yet is empty', () => {
    expect(verifyDraws({ ...soldOutBox(), draws: [] })).toEqual({ verified: 0, failures: [], pending: 0 });
  });

  it('proves each draw with all that it was made from', () => {
    const log = soldOutBox();
    const [first, second] = proveDraws(log);
    expect(first).toMatchObject({ outcome: 'verified', reason: null, nonce: 0, seed, seed_hash: hashOf(seed) });
    expect(first?.hmac).toBe(createHmac('sha256', seed).update('player-0:0').digest('hex'));
    expect(first?.place).toBe(Number(BigInt(`0x${first?.hmac ?? ''}`) % 20n));
    expect(first?.rows.map((row) => row.weight)).toEqual([1, 4, 15]);
    expect(second?.rows.reduce((sum, row) => sum + row.weight, 0)).toBe(19);
  });
});

describe('a broken log is caught', () => {
  it('where a prize was altered', () => {
    const log = soldOutBox();
    const at = log.draws.findIndex((draw) => draw.prize_id === 'turtle');
    const draws = log.draws.map((draw) => (draw.nonce === at ? { ...draw, prize_id: 'lizard' } : draw));
    expect(verifyDraws({ ...log, draws }).failures).toContainEqual({ nonce: at, reason: 'wrong_prize' });
  });

  it('where the shop gave another prize and went on honestly, at that draw alone', () => {
    const left = tickets.map((row) => row.weight);
    const log = soldOutBox();
    const draws = log.draws.slice(0, 10).map((draw) => {
      const honest = hit(seed, draw.client_seed, draw.nonce, left);
      const given = draw.nonce === 4 ? (honest === 2 ? 1 : 2) : honest;
      left[given] = (left[given] ?? 0) - 1;
      return { ...draw, prize_id: tickets[given]?.prize_id ?? '' };
    });
    expect(verifyDraws({ ...log, draws })).toEqual({
      verified: 9,
      failures: [{ nonce: 4, reason: 'wrong_prize' }],
      pending: 0,
    });
  });

  it('where the seed was altered', () => {
    const log = soldOutBox();
    const seeds = log.seeds.map((one) => ({ ...one, seed: seedOf('a seed that suits the shop') }));
    const verdict = verifyDraws({ ...log, seeds });
    expect(verdict.verified).toBe(0);
    expect(verdict.failures).toHaveLength(20);
    expect(new Set(verdict.failures.map((failure) => failure.reason))).toEqual(new Set(['wrong_seed']));
  });

  it('where the seed and its hash were altered together', () => {
    const log = soldOutBox();
    const other = seedOf('another seed, hashed anew');
    const verdict = verifyDraws({ ...log, seeds: [{ first_nonce: 0, seed: other, seed_hash: hashOf(other) }] });
    expect(verdict.failures.some((failure) => failure.reason === 'wrong_prize')).toBe(true);
  });

  it('where two draws were swapped', () => {
    const log = soldOutBox();
    const draws = log.draws.toSpliced(6, 2, ...log.draws.slice(6, 8).toReversed());
    const { failures } = verifyDraws({ ...log, draws });
    expect(failures.filter((failure) => failure.reason === 'broken_order').map((failure) => failure.nonce)).toEqual([
      7, 6, 8,
    ]);
  });

  it('where a nonce was skipped, and where the first draw is missing', () => {
    const log = soldOutBox();
    expect(verifyDraws({ ...log, draws: log.draws.toSpliced(5, 1) }).failures[0]).toEqual({
      nonce: 6,
      reason: 'broken_order',
    });
    expect(verifyDraws({ ...log, draws: log.draws.slice(1) }).failures[0]).toEqual({
      nonce: 1,
      reason: 'broken_order',
    });
  });

  it('where the player’s seed was altered', () => {
    const log = soldOutBox();
    const draws = log.draws.map((draw) => ({ ...draw, client_seed: 'shop' }));
    expect(verifyDraws({ ...log, draws }).failures.length).toBeGreaterThan(0);
  });

  it('where the odds were altered', () => {
    const log = infinitePool();
    const table = parts.map((row) =>
      row.top_tier ? { ...row, weight: row.weight * 20 } : { ...row, weight: 800_000 },
    );
    expect(verifyDraws({ ...log, table }).failures.length).toBeGreaterThan(0);
  });

  it('where a guarantee is claimed that cannot be', () => {
    const box = soldOutBox();
    const claimed = box.draws.map((draw) => ({ ...draw, guaranteed: draw.nonce === 3 }));
    expect(verifyDraws({ ...box, draws: claimed }).failures[0]).toEqual({ nonce: 3, reason: 'wrong_guarantee' });

    const pool = infinitePool();
    const lucky = pool.draws.map((draw) => (draw.nonce === 9 ? { ...draw, prize_id: 'snail' } : draw));
    expect(verifyDraws({ ...pool, draws: lucky }).failures).toEqual([{ nonce: 9, reason: 'wrong_prize' }]);
  });

  it('where more tickets of a prize left than were made, even while the seed is secret', () => {
    const log = soldOutBox();
    const seeds = log.seeds.map((one) => ({ ...one, seed: null }));
    const draws = log.draws.slice(0, 2).map((draw) => ({ ...draw, prize_id: 'dragon' }));
    expect(verifyDraws({ ...log, seeds, draws })).toEqual({
      verified: 0,
      failures: [{ nonce: 1, reason: 'wrong_prize' }],
      pending: 1,
    });
  });

  it('where no seed covers a draw', () => {
    const log = infinitePool();
    const { failures } = verifyDraws({ ...log, seeds: log.seeds.slice(1) });
    expect(failures).toHaveLength(30);
    expect(failures[0]).toEqual({ nonce: 0, reason: 'missing_seed' });
  });
});
