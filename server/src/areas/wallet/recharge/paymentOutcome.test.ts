import { describe, expect, it } from 'vitest';
import { settledStatus, statusAt } from './paymentOutcome.ts';

describe('the outcome of a gateway’s report', () => {
  it.each([
    ['pending', 'approved', 'paid'],
    ['pending', 'declined', 'declined'],
    ['pending', 'expired', 'expired'],
    ['expired', 'approved', 'paid'],
    ['declined', 'approved', 'paid'],
    ['expired', 'declined', null],
    ['declined', 'expired', null],
    ['paid', 'approved', null],
    ['paid', 'declined', null],
    ['paid', 'expired', null],
  ] as const)('%s, then %s: %s', (status, outcome, settled) => {
    expect(settledStatus(status, outcome)).toBe(settled);
  });
});

it('a payment expires by the clock, unless it has ended', () => {
  const expires_at = new Date(1_000);
  expect(statusAt({ status: 'pending', expires_at }, new Date(999))).toBe('pending');
  expect(statusAt({ status: 'pending', expires_at }, new Date(1_000))).toBe('expired');
  expect(statusAt({ status: 'paid', expires_at }, new Date(2_000))).toBe('paid');
});
