import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  insert: ({ rows }) => [
    sql`
      insert into bank_statement (statement_id, name, uploaded_by, uploaded_at, lines, credited, to_decide, known, problems)
      select many_id('bank_statement', i), 'sao-ke.csv', many_id('player', 1), now(), 1, 0, 1, 0, '[]'
      from generate_series(1, ${rows}::bigint / 2) i`,
    sql`
      insert into bank_line (line_id, statement_id, bank_reference, booked_at, amount, currency, memo, state)
      select many_id('bank_line', i), many_id('bank_statement', i), 'FT' || i, now(), 50000, 'VND', 'nap xu', 'unmatched'
      from generate_series(1, ${rows}::bigint / 2) i`,
  ],
  requests: ({ rows }) => ({
    '/api/operator/payments/list': [
      { view: 'trouble', gateway: 'vietqr' },
      { view: 'trouble', cursor: manyId('payment', Math.floor(rows / 4)) },
      { view: 'declined', gateway: 'vnpay', cursor: manyId('payment', Math.floor(rows / 4)) },
      { view: 'paid', gateway: 'vnpay' },
      { gateway: 'sandbox' },
      { reference: 'MCY000000000001' },
      { reference: '00000001' },
    ],
    '/api/operator/payments/detail': [{ payment_id: manyId('payment', 2) }],
    '/api/operator/payments/statements': [{ cursor: manyId('bank_statement', Math.floor(rows / 4)) }],
    '/api/operator/payments/lines': [
      { stage: 'to_decide', cursor: manyId('bank_line', Math.floor(rows / 4)) },
      { stage: 'credited' },
    ],
    '/api/operator/payments/line': [{ line_id: manyId('bank_line', 2) }],
  }),
};
