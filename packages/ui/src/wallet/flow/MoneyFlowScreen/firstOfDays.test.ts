import type { FlowEntry } from '@mcy/api/wallet/flow/contract';
import { expect, it } from 'vitest';
import { firstOfDays } from './firstOfDays.ts';

function entryAt(created_at: string): FlowEntry {
  return {
    entry_id: created_at,
    kind: 'recharge',
    label: 'Top-up',
    sign: 'wallet',
    amount: 50_000,
    balance_after: 50_000,
    subject: 'x',
    created_at,
  };
}

it('splits days at midnight in Vietnam, not in UTC', () => {
  const entries = ['2026-11-20T17:00:00Z', '2026-11-20T16:59:59Z', '2026-11-20T03:00:00Z'].map(entryAt);
  expect([...firstOfDays(entries, 'en')]).toEqual([
    [entries[0], 'Saturday, November 21, 2026'],
    [entries[1], 'Friday, November 20, 2026'],
  ]);
});
