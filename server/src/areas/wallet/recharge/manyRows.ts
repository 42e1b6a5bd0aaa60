import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  insert: ({ rows }) => [
    sql`
      insert into payment (payment_id, user_id, gateway, amount, status, created_at, expires_at, settled_at, ask_at, trouble_since)
      select many_id('payment', i), many_owner(i), 'vnpay', 50000, 'declined', now(), now(), now(), now(), now()
      from generate_series(1, ${rows}::bigint / 2) i`,
    sql`
      insert into payment_event (event_id, payment_id, kind, source, at)
      select many_id('payment_event', i), many_id('payment', i), 'declined', 'notification', now()
      from generate_series(1, ${rows}::bigint / 2) i`,
  ],
  short: { payment_reversal: 'payments that a bank took back: some in ten thousand' },
  requests: () => ({ '/api/wallet/payment': [{ payment_id: manyId('payment', 2) }] }),
};
