import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { describeIssue } from '../describeIssue.ts';
import { brokenRule } from '../../testing/brokenRule.ts';
import { decimalAmount, quantity, rechargeAmount, videoSize, withdrawalAmount, withdrawalFee } from './index.ts';

function said(schema: z.ZodMiniType, value: unknown): string | undefined {
  const issue = schema.safeParse(value, { reportInput: true }).error?.issues[0];
  return issue && describeIssue(issue, 'en');
}

describe('rechargeAmount', () => {
  it.each([
    [49_999, 'recharge_minimum'],
    [50_000, null],
    [100_000_000, null],
    [100_000_001, 'recharge_maximum'],
    [50_000.5, 'amount_integer'],
    ['50000', 'amount_integer'],
    [Number.NaN, 'amount_integer'],
    [1e300, 'amount_integer'],
    [undefined, 'required'],
  ])('%s: %s', (amount, rule) => {
    expect(brokenRule(rechargeAmount, amount)).toBe(rule);
  });

  it('accepts every whole number in its range and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), (amount) => {
        const inside = Number.isInteger(amount) && amount >= 50_000 && amount <= 100_000_000;
        expect(rechargeAmount.safeParse(amount).success).toBe(inside);
      }),
    );
  });
});

describe('withdrawalAmount', () => {
  it.each([
    [9_999, 'withdrawal_minimum'],
    [withdrawalFee, 'withdrawal_minimum'],
    [0, 'withdrawal_minimum'],
    [-20_000, 'withdrawal_minimum'],
    [10_000, null],
    [25_000, null],
    [25_001, 'withdrawal_balance'],
    [10_000.5, 'amount_integer'],
    ['10000', 'amount_integer'],
    [undefined, 'required'],
  ])('%s with a balance of 25.000: %s', (amount, rule) => {
    expect(brokenRule(withdrawalAmount(25_000), amount)).toBe(rule);
  });

  it('has no upper limit without a balance', () => {
    expect(brokenRule(withdrawalAmount(), 1_000_000_000)).toBeNull();
  });

  it('states the minimum, the fee and the balance in the shop’s format', () => {
    expect(said(withdrawalAmount(), 5_000)).toContain('10.000');
    expect(said(withdrawalAmount(), 5_000)).toContain('3.300');
    expect(said(withdrawalAmount(1_250_000), 2_000_000)).toContain('1.250.000');
  });

  it('never goes below zero, after the fee or on the account', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), (amount, balance) => {
        if (!withdrawalAmount(balance).safeParse(amount).success) return;
        expect(amount - withdrawalFee).toBeGreaterThan(0);
        expect(balance - amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('quantity', () => {
  it.each([
    [1, null],
    [99, null],
    [0, 'quantity_minimum'],
    [-1, 'quantity_minimum'],
    [100, 'quantity_maximum'],
    [1.5, 'quantity_integer'],
    ['2', 'quantity_integer'],
    [undefined, 'required'],
  ])('%s of 99 at most: %s', (count, rule) => {
    expect(brokenRule(quantity(99), count)).toBe(rule);
  });

  it('states its maximum', () => {
    expect(said(quantity(1_500), 1_501)).toContain('1.500');
  });

  it('lies between 1 and its maximum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: -10, max: 2_000 }), (most, count) => {
        expect(quantity(most).safeParse(count).success).toBe(count >= 1 && count <= most);
      }),
    );
  });
});

describe('decimalAmount', () => {
  it.each([
    ['12', '12'],
    ['12.5', '12.5'],
    ['12,50', '12.50'],
    ['0.01', '0.01'],
    ['0', '0'],
    ['007.10', '7.10'],
    [' １２ ', '12'],
  ])('reads %s as %s', (typed, stored) => {
    expect(decimalAmount.parse(typed)).toBe(stored);
  });

  it.each(['12.345', '1.250', '1.250.000', '.5', '5.', '-1', '1e3', '12 5', '1234567890123', ''])(
    'refuses %j',
    (typed) => {
      expect(brokenRule(decimalAmount, typed)).toBe('amount_decimals');
    },
  );

  it('keeps the amount, with either decimal mark', () => {
    fc.assert(
      fc.property(fc.nat(), fc.stringMatching(/^\d{1,2}$/), (whole, decimals) => {
        const amount = `${whole}.${decimals}`;
        expect(decimalAmount.parse(amount)).toBe(amount);
        expect(decimalAmount.parse(`${whole},${decimals}`)).toBe(amount);
      }),
    );
  });
});

describe('videoSize', () => {
  const most = 30 * 1024 * 1024;

  it.each([
    [1, null],
    [most, null],
    [most + 1, 'video_size'],
    [0, 'required'],
    [1.5, 'wrong_type'],
    [undefined, 'required'],
  ])('%s bytes: %s', (bytes, rule) => {
    expect(brokenRule(videoSize, bytes)).toBe(rule);
  });

  it('is 30 MB at most, and says so', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (bytes) => {
        expect(videoSize.safeParse(bytes).success).toBe(bytes <= most);
      }),
    );
    expect(said(videoSize, most + 1)).toContain('30 MB');
  });
});
