import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withdraw, withdrawWithin } from './contract.ts';
import { withdrawalQuote } from './rules.ts';

const coins = fc.integer({ min: -1_000_000, max: 1_000_000_000 });

describe('withdrawalQuote', () => {
  it.each([
    [100_000, { fee: 3_300, payout: 96_700, issue: null }],
    [10_000, { fee: 3_300, payout: 6_700, issue: null }],
    [9_999, { fee: 3_300, payout: 0, issue: 'withdrawal_minimum' }],
    [3_300, { fee: 3_300, payout: 0, issue: 'withdrawal_minimum' }],
    [10_000.5, { fee: 3_300, payout: 0, issue: 'amount_integer' }],
  ])('of %d', (amount, quote) => {
    expect(withdrawalQuote(amount)).toEqual(quote);
  });

  it('never loses a coin: fee and payout add up to the amount', () => {
    fc.assert(
      fc.property(coins, (amount) => {
        const { fee, payout, issue } = withdrawalQuote(amount);
        expect(issue === null ? fee + payout : amount).toBe(amount);
        expect(issue === null).toBe(amount >= 10_000);
      }),
    );
  });

  it('pays out a positive amount that grows with the withdrawal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 1_000_000_000 }), fc.nat(1_000_000), (amount, more) => {
        const { payout } = withdrawalQuote(amount);
        expect(payout).toBeGreaterThan(0);
        expect(withdrawalQuote(amount + more).payout).toBe(payout + more);
      }),
    );
  });

  it('reports an issue exactly when the request is refused or the balance is too low', () => {
    const rest = { bank_name: 'Vietcombank', card_number: '0071000123456', holder_name: 'NGUYEN VAN AN' };
    fc.assert(
      fc.property(coins, fc.nat(1_000_000_000), (amount, balance) => {
        expect(withdraw.request.safeParse({ amount, ...rest }).success).toBe(withdrawalQuote(amount).issue === null);
        const within = withdrawWithin(balance).request.safeParse({ amount, ...rest });
        expect(within.success).toBe(withdrawalQuote(amount, balance).issue === null);
        if (amount > balance) expect(withdrawalQuote(amount, balance).issue).not.toBeNull();
      }),
    );
  });
});
