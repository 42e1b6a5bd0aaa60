import { gatewayOutcomes, paymentMoves, paymentStatuses } from '@mcy/api/wallet/recharge/words';
import { describe, expect, it } from 'vitest';
import { judgeReport, statusAt } from './paymentOutcome.ts';

const expires_at = new Date(1_000);
const inTime = new Date(999);
const known = { amount: 50_000, expires_at };
const said = { amount: 50_000, currency: 'VND', transaction_id: 'T1' };
const transaction_id = (status: string) => (status === 'paid' || status === 'reversed' ? 'T1' : null);

describe('a report of a payment', () => {
  const cases = paymentStatuses.flatMap((status) => gatewayOutcomes.map((outcome) => ({ status, outcome })));
  it.each(cases)('$status, then $outcome, goes by the table', ({ status, outcome }) => {
    const judged = judgeReport(
      { ...known, status, transaction_id: transaction_id(status) },
      { ...said, outcome },
      inTime,
    );
    expect(judged.status).toBe(paymentMoves[status][outcome]);
    // Nothing takes back what is paid.
    if (status === 'paid') expect(judged.status).toBeNull();
  });

  it.each([
    ['pending', { outcome: 'approved' }, 'paid', inTime],
    ['pending', { outcome: 'approved' }, 'paid_late', expires_at],
    ['expired', { outcome: 'approved' }, 'paid_late', expires_at],
    ['declined', { outcome: 'approved' }, 'paid_late', inTime],
    ['pending', { outcome: 'declined' }, 'declined', inTime],
    ['declined', { outcome: 'declined' }, 'repeated', inTime],
    ['paid', { outcome: 'approved' }, 'repeated', inTime],
    ['paid', { outcome: 'approved', transaction_id: 'T2' }, 'paid_again', inTime],
    ['paid', { outcome: 'declined' }, 'contradicted', inTime],
    ['pending', { outcome: 'approved', amount: 49_999 }, 'wrong_amount', inTime],
    ['pending', { outcome: 'approved', currency: 'USD' }, 'wrong_currency', inTime],
    ['pending', { outcome: 'suspicious' }, 'suspicious', inTime],
    ['pending', { outcome: 'suspicious', amount: 49_999 }, 'suspicious', inTime],
    // Where nothing came, its amount says nothing.
    ['pending', { outcome: 'declined', amount: 49_999 }, 'declined', inTime],
    ['reversed', { outcome: 'approved' }, 'repeated', inTime],
    ['reversed', { outcome: 'approved', transaction_id: 'T2' }, 'paid_again', inTime],
    ['reversed', { outcome: 'declined' }, 'repeated', inTime],
    ['reversed', { outcome: 'suspicious' }, 'repeated', inTime],
  ] as const)('%s, then %o: %s', (status, report, event, now) => {
    const judged = judgeReport(
      { ...known, status, transaction_id: transaction_id(status) },
      { ...said, ...report },
      now,
    );
    expect(judged.event).toBe(event);
    expect(judged.status).toBe({ paid: 'paid', paid_late: 'paid', declined: 'declined' }[event as string] ?? null);
  });
});

it('a payment expires by the clock, unless it has ended', () => {
  expect(statusAt({ status: 'pending', expires_at }, inTime)).toBe('pending');
  expect(statusAt({ status: 'pending', expires_at }, expires_at)).toBe('expired');
  expect(statusAt({ status: 'paid', expires_at }, new Date(2_000))).toBe('paid');
});
