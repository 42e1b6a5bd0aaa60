import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';

const subject = '{"vn": "Hộp", "zh": "盒", "en": "Box"}';
const months = ['2025-12', '2026-03'];

export const manyRows: ManyRows = {
  // Entries of two years: a recharge in ten, and one withdrawal long ago.
  insert: ({ rows, players }) => [
    sql`
      insert into ledger_account (user_id, currency, balance)
      select many_id('player', i), currency, 0
      from generate_series(1, ${players}::bigint) i, unnest(array['balance', 'stone', 'diamond', 'gem']) as currency`,
    sql`
      insert into journal (journal_id, kind, subject, reference_id, created_at)
      select many_id('journal', i), case when i = 200 then 'withdrawal' when i % 20 = 0 then 'recharge' else 'box_open' end,
        ${subject}, many_id('opening', i), timestamptz '2024-11-01' + i * interval '2 years' / ${rows}::bigint
      from generate_series(1, ${rows}::bigint) i`,
    sql`
      insert into entry (entry_id, journal_id, account_id, currency, amount, balance_after, came_in, journal_kind, posted_at)
      select row_number() over (order by journal_id), journal_id, account_id, 'balance',
        case when kind = 'recharge' then 1 else -1 end, 0, 0, kind, created_at
      from journal join ledger_account on user_id = many_owner(('x' || right(journal_id::text, 12))::bit(48)::bigint) and currency = 'balance'`,
    sql`
      insert into spending_day (user_id, day, spent)
      select many_id('player', greatest(1, i - 900)), current_date - (i % 900)::int, 1
      from generate_series(0, ${rows}::bigint / 2) i on conflict do nothing`,
  ],
  requests: () => ({
    '/api/wallet/flow': [
      { currency: 'balance', cursor: '500' },
      { currency: 'stone' },
      ...['box_open', 'withdrawal', 'withdrawal_return'].map((kind) => ({ currency: 'balance', kind })),
      ...months.map((month) => ({ currency: 'balance', month })),
      ...months.map((month) => ({ currency: 'balance', month, kind: 'withdrawal' })),
      ...months.map((month) => ({ currency: 'balance', month, direction: 'in' })),
      { currency: 'balance', direction: 'out' },
    ],
    '/api/wallet/months': [{ currency: 'balance', cursor: '2026-03' }],
  }),
};
