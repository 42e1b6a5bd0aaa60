import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  insert: ({ rows }) => [
    sql`
      insert into withdrawal (withdrawal_id, user_id, amount, fee, bank_name, holder_name, status, created_at, settled_at,
        card_number_sealed, card_number_end)
      select many_id('withdrawal', i), many_owner(i), 50000, 0, 'Vietcombank', 'NGUYEN VAN AN', 'cancelled', now(), now(),
        decode(repeat('00', 40), 'hex'), '1234'
      from generate_series(1, ${rows}::bigint / 2) i`,
    // Each has ten at most.
    sql`
      insert into bank_account (bank_account_id, user_id, bank_name, card_number_sealed, card_number_end, card_number_hash,
        holder_name, added_at, used_at)
      select many_id('bank_account', i), many_id('player', 1 + i / 10), 'Vietcombank', decode(repeat('00', 40), 'hex'), '1234',
        sha256(i::text::bytea), 'NGUYEN VAN AN', now(), now()
      from generate_series(0, ${rows}::bigint / 10) i`,
  ],
  requests: () => ({ '/api/wallet/withdrawals': [{ cursor: manyId('withdrawal', 500) }] }),
};
