import type { FlowEntry } from '@mcy/api/wallet/flow/contract';
import { expect, it } from 'vitest';
import { headingsOf } from './headingsOf.ts';

function entryAt(created_at: string): FlowEntry {
  return {
    entry_id: created_at,
    kind: 'recharge',
    label: 'Top-up',
    sign: 'wallet',
    amount: 50_000,
    balance_after: 50_000,
    subject: 'x',
    leads_to: null,
    created_at,
  };
}

it('splits days and months at midnight in Vietnam, not in UTC', () => {
  const entries = ['2026-11-30T17:00:00Z', '2026-11-30T16:59:59Z', '2026-11-30T03:00:00Z', '2026-11-28T03:00:00Z'].map(
    entryAt,
  );
  expect([...headingsOf(entries, 'en')]).toEqual([
    [entries[0], { month: '2026-12', day: 'Tuesday, December 1, 2026' }],
    [entries[1], { month: '2026-11', day: 'Monday, November 30, 2026' }],
    [entries[3], { day: 'Saturday, November 28, 2026' }],
  ]);
});
