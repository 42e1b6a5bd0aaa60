import { describe, expect, it } from 'vitest';
import { countTickets } from './countTickets.ts';

describe('an order', () => {
  it.each([
    [1, 1, 1],
    [5, 5, 5],
    [10, 11, 10],
    [10, null, 10],
    [37, null, 37],
    [37, 50, 37],
    ['all', 1, 1],
    ['all', 50, 50],
  ] as const)('of %s from a box with %s left draws %s', (count, remaining, tickets) => {
    expect(countTickets(count, remaining)).toBe(tickets);
  });

  it.each([
    [1, 0, { error: 'sold_out' }],
    ['all', 0, { error: 'sold_out' }],
    [37, 36, { error: 'commodity_shortage', field: 'count' }],
    [5, 4, { error: 'commodity_shortage', field: 'count' }],
    ['all', 51, { error: 'not_all_at_once', field: 'count' }],
    ['all', null, { error: 'not_all_at_once', field: 'count' }],
  ] as const)('of %s from a box with %s left is refused: %o', (count, remaining, refusal) => {
    expect(() => countTickets(count, remaining)).toThrow(expect.objectContaining(refusal));
  });
});
