import { describe, expect, it } from 'vitest';
import { decideEnding } from './decideEnding.ts';

const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** Who drew which ticket, one letter a ticket. */
const heldBy = (players: string) => [...players].map((user_id) => ({ user_id }));

describe('the ticket of an ending', () => {
  it.each([
    // printf global | openssl dgst -sha256 -hmac 0001…1e1f, modulo the tickets.
    ['global', 20, 11],
    ['global', 90, 21],
    ['emperor', 20, 13],
    ['emperor', 90, 43],
    ['global', 1, 0],
  ] as const)('%s of %i is ticket %i, for any player', (ending, tickets, nonce) => {
    expect(decideEnding(ending, { seed, holders: heldBy('a'.repeat(tickets)) })).toBe(nonce);
    expect(decideEnding(ending, { seed, holders: heldBy('ab'.repeat(tickets).slice(0, tickets)) })).toBe(nonce);
  });

  it.each([
    ['a', 0],
    ['abb', 2],
    ['ab', 0],
    ['abba', 2],
    ['baab', 2],
    ['aabbb', 4],
    ['aabcbc', 1],
    ['cababab', 5],
  ])('arena of %s is the one that reached the most first', (players, nonce) => {
    expect(decideEnding('arena', { seed, holders: heldBy(players) })).toBe(nonce);
  });

  it('is refused for a pool that nobody drew from', () => {
    expect(() => decideEnding('global', { seed, holders: [] })).toThrow('has no ending');
  });
});
