import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type DrawLog, drawIndex, proveDraws, proveOwnDraw, verifyDraws, verifySeed } from './rules.ts';

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

/** The rule again, in place of the server in these tests. */
function hit(ofSeed: string, client_seed: string, nonce: number, weights: number[]): number {
  const digest = BigInt(`0x${createHmac('sha256', ofSeed).update(`${client_seed}:${nonce}`).digest('hex')}`);
  let place = Number(digest % BigInt(weights.reduce((sum, weight) => sum + weight, 0)));
  return weights.findIndex((weight) => (place -= weight) < 0);
}

type WritableLog = DrawLog & { draws: DrawLog['draws'][number][] };

const players = ['aa01', 'bb02', 'cc03'];

/** The log of a sold-out box. */
function soldOutBox(): WritableLog {
  const left = tickets.map((row) => row.weight);
  const draws = Array.from({ length: 20 }, (_, nonce) => {
    const client_seed = `player-${nonce % 3}`;
    const index = hit(seed, client_seed, nonce, left);
    left[index] = (left[index] ?? 0) - 1;
    const pseudonym = players[nonce % 3] ?? '';
    return { nonce, client_seed, prize_id: tickets[index]?.prize_id ?? '', guaranteed: false, pseudonym };
  });
  const seeds = [{ first_nonce: 0, seed_hash: hashOf(seed), seed }];
  return { supply: 'finite', guarantee_after: null, table: tickets, seeds, draws };
}

const seedNames = ['first', 'second', 'third'];

/** A draw of an infinite pool by the rule. */
function drawOf(nonce: number, pseudonym: string, guaranteed: boolean): DrawLog['draws'][number] {
  const weights = parts.map((row) => (guaranteed && !row.top_tier ? 0 : row.weight));
  const index = hit(seedOf(seedNames[Math.floor(nonce / 30)] ?? ''), 'player', nonce, weights);
  return { nonce, client_seed: 'player', prize_id: parts[index]?.prize_id ?? '', guaranteed, pseudonym };
}

/** The log of an infinite pool of two revealed seeds and one in use: three players in turn, the tenth draw in a row guaranteed. */
function infinitePool(): WritableLog {
  const seeds = seedNames.map((name, index) => ({
    first_nonce: index * 30,
    seed_hash: hashOf(seedOf(name)),
    seed: index === 2 ? null : seedOf(name),
  }));
  const misses = new Map<string, number>();
  const draws = Array.from({ length: 75 }, (_, nonce) => {
    const pseudonym = players[nonce % 3] ?? '';
    const before = misses.get(pseudonym) ?? 0;
    const drawn = drawOf(nonce, pseudonym, before === 9);
    misses.set(pseudonym, drawn.prize_id === 'snail' ? before + 1 : 0);
    return drawn;
  });
  return { supply: 'infinite', guarantee_after: 10, table: parts, seeds, draws };
}

describe('drawIndex', () => {
  it.each([
    // printf 'player-seed:0' | openssl dgst -sha256 -hmac 0001…1e1f is 2 modulo 10 and 551042 modulo 1000000.
    [0, 2, 551_042],
    [1, 8, 925_938],
    [2, 6, 422_926],
  ])('of nonce %i matches openssl and Python', (nonce, moduloTen, moduloMillion) => {
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
  it('accepts only the committed seed', () => {
    expect(verifySeed(seed, hashOf(seed))).toBe(true);
    expect(verifySeed(seedOf('another'), hashOf(seed))).toBe(false);
    expect(verifySeed(seed.toUpperCase(), hashOf(seed))).toBe(false);
    expect(verifySeed('', hashOf(''))).toBe(false);
  });
});

describe('an honest log', () => {
  it('of a sold-out box verifies from first to last', () => {
    expect(verifyDraws(soldOutBox())).toEqual({ verified: 20, failures: [], pending: 0 });
  });

  it('of an infinite pool verifies as far as seeds are revealed', () => {
    expect(verifyDraws(infinitePool())).toEqual({ verified: 60, failures: [], pending: 15 });
  });

  it('of an infinite pool may start anywhere', () => {
    const log = infinitePool();
    for (let first = 0; first < 60; first++) {
      const draws = log.draws.slice(first);
      expect(verifyDraws({ ...log, draws })).toEqual({ verified: 60 - first, failures: [], pending: 15 });
    }
  });

  it('counts draws in a row without the top tier when it starts at the first draw', () => {
    const log = infinitePool();
    const proofs = [...proveDraws(log)];
    expect(proofs.slice(0, 6).map(({ misses }) => misses)).toEqual([0, 0, 0, 1, 1, 1]);
    const guaranteed = proofs.filter((proof) => proof.guaranteed);
    expect(guaranteed.length).toBeGreaterThan(2);
    expect(guaranteed.every(({ misses }) => misses === 9)).toBe(true);
    const [later] = proveDraws({ ...log, draws: log.draws.slice(5) });
    expect(later?.misses).toBeNull();
  });

  it('of an unopened box is empty', () => {
    expect(verifyDraws({ ...soldOutBox(), draws: [] })).toEqual({ verified: 0, failures: [], pending: 0 });
  });

  it('proves each draw with all its inputs', () => {
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
  it('when the player’s own draw is logged as someone else’s', () => {
    const log = soldOutBox();
    expect(proveOwnDraw(log, { nonce: 4, pseudonym: 'bb02' })).toMatchObject({ nonce: 4, outcome: 'verified' });
    const stolen = proveOwnDraw(log, { nonce: 4, pseudonym: 'aa01' });
    expect(stolen).toMatchObject({ nonce: 4, outcome: 'failed', reason: 'wrong_player' });
    expect(() => proveOwnDraw(log, { nonce: 20, pseudonym: 'aa01' })).toThrow('does not contain draw 20');
  });

  it('when a prize was altered', () => {
    const log = soldOutBox();
    const at = log.draws.findIndex((draw) => draw.prize_id === 'turtle');
    const draws = log.draws.map((draw) => (draw.nonce === at ? { ...draw, prize_id: 'lizard' } : draw));
    expect(verifyDraws({ ...log, draws }).failures).toContainEqual({ nonce: at, reason: 'wrong_prize' });
  });

  it('when the shop gave another prize and then went on honestly, at that draw only', () => {
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

  it('when the seed was altered', () => {
    const log = soldOutBox();
    const seeds = log.seeds.map((one) => ({ ...one, seed: seedOf('a seed that suits the shop') }));
    const verdict = verifyDraws({ ...log, seeds });
    expect(verdict.verified).toBe(0);
    expect(verdict.failures).toHaveLength(20);
    expect(new Set(verdict.failures.map((failure) => failure.reason))).toEqual(new Set(['wrong_seed']));
  });

  it('when the seed and its hash were altered together', () => {
    const log = soldOutBox();
    const other = seedOf('another seed, hashed again');
    const verdict = verifyDraws({ ...log, seeds: [{ first_nonce: 0, seed: other, seed_hash: hashOf(other) }] });
    expect(verdict.failures.some((failure) => failure.reason === 'wrong_prize')).toBe(true);
  });

  it('when two draws were swapped', () => {
    const log = soldOutBox();
    const draws = log.draws.toSpliced(6, 2, ...log.draws.slice(6, 8).toReversed());
    const { failures } = verifyDraws({ ...log, draws });
    expect(failures.filter((failure) => failure.reason === 'broken_order').map((failure) => failure.nonce)).toEqual([
      7, 6, 8,
    ]);
  });

  it('when a nonce was skipped or the first draw is missing', () => {
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

  it('when the player’s seed was altered', () => {
    const log = soldOutBox();
    const draws = log.draws.map((draw) => ({ ...draw, client_seed: 'shop' }));
    expect(verifyDraws({ ...log, draws }).failures.length).toBeGreaterThan(0);
  });

  it('when the odds were altered', () => {
    const log = infinitePool();
    const table = parts.map((row) =>
      row.top_tier ? { ...row, weight: row.weight * 20 } : { ...row, weight: 800_000 },
    );
    expect(verifyDraws({ ...log, table }).failures.length).toBeGreaterThan(0);
  });

  it('when the pool cannot give the guarantee it claims', () => {
    const box = soldOutBox();
    const claimed = box.draws.map((draw) => ({ ...draw, guaranteed: draw.nonce === 3 }));
    expect(verifyDraws({ ...box, draws: claimed }).failures[0]).toEqual({ nonce: 3, reason: 'wrong_guarantee' });

    const pool = { ...infinitePool(), guarantee_after: null };
    const given = pool.draws.filter(({ guaranteed }) => guaranteed).map(({ nonce }) => nonce);
    expect(verifyDraws(pool).failures).toEqual(given.map((nonce) => ({ nonce, reason: 'wrong_guarantee' })));
  });

  it('when a guaranteed draw has a prize below the top tier', () => {
    const pool = infinitePool();
    const at = pool.draws.findIndex(({ guaranteed }) => guaranteed);
    const draws = pool.draws.slice(0, at + 1);
    draws[at] = { ...drawOf(at, players[at % 3] ?? '', true), prize_id: 'snail' };
    expect(verifyDraws({ ...pool, draws }).failures).toEqual([{ nonce: at, reason: 'wrong_prize' }]);
  });

  it('when a due guarantee was withheld, at that very draw', () => {
    const pool = infinitePool();
    const at = pool.draws.findIndex(({ guaranteed }) => guaranteed);
    const draws = pool.draws.slice(0, at + 1);
    draws[at] = drawOf(at, players[at % 3] ?? '', false);
    expect(draws[at].prize_id).toBe('snail');
    expect(verifyDraws({ ...pool, draws }).failures).toEqual([{ nonce: at, reason: 'guarantee_withheld' }]);
  });

  it('when a guarantee was given early or to another player', () => {
    const pool = infinitePool();
    const at = pool.draws.findIndex(({ guaranteed }) => guaranteed);
    const early = pool.draws.slice(0, at - 2);
    early[at - 3] = drawOf(at - 3, players[at % 3] ?? '', true);
    expect(verifyDraws({ ...pool, draws: early }).failures).toEqual([{ nonce: at - 3, reason: 'guarantee_not_due' }]);

    const draws = pool.draws.slice(0, at + 1);
    draws[at] = { ...drawOf(at, 'dd04', true) };
    expect(verifyDraws({ ...pool, draws }).failures).toEqual([{ nonce: at, reason: 'guarantee_not_due' }]);
  });

  it('when a player’s draws were removed to delay the guarantee', () => {
    const pool = infinitePool();
    const at = pool.draws.findIndex(({ guaranteed }) => guaranteed);
    const draws = pool.draws.map((draw) => (draw.nonce === at - 6 ? { ...draw, pseudonym: 'dd04' } : draw));
    expect(verifyDraws({ ...pool, draws }).failures[0]).toEqual({ nonce: at, reason: 'guarantee_not_due' });
  });

  it('when more tickets of a prize were drawn than made, even while the seed is secret', () => {
    const log = soldOutBox();
    const seeds = log.seeds.map((one) => ({ ...one, seed: null }));
    const draws = log.draws.slice(0, 2).map((draw) => ({ ...draw, prize_id: 'dragon' }));
    expect(verifyDraws({ ...log, seeds, draws })).toEqual({
      verified: 0,
      failures: [{ nonce: 1, reason: 'wrong_prize' }],
      pending: 1,
    });
  });

  it('when no seed covers a draw', () => {
    const log = infinitePool();
    const { failures } = verifyDraws({ ...log, seeds: log.seeds.slice(1) });
    expect(failures).toHaveLength(30);
    expect(failures[0]).toEqual({ nonce: 0, reason: 'missing_seed' });
  });
});
