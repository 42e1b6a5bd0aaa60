import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  insert: ({ rows }) => [
    sql`
      insert into claim (claim_id, parcel_id, user_id, state, kind, words, reason, submitted_at, decided_at, decided_by)
      select many_id('claim', i), many_id('parcel', i), many_owner(i), state, 'missing', 'Thiếu.',
        case when state = 'refused' then 'Không rõ.' end, now(), case when state = 'refused' then now() end,
        case when state = 'refused' then many_id('player', 2) end
      from (
        select i, case when i % 2 = 0 then 'submitted' else 'refused' end as state
        from generate_series(1, ${rows}::bigint / 2) i
      ) as claim`,
    sql`
      insert into claim_item (parcel_id, item_id, claim_id)
      select many_id('parcel', i), many_id('item', i), many_id('claim', i) from generate_series(1, ${rows}::bigint / 2) i`,
    sql`
      insert into claim_photo (claim_id, position, file_id)
      select many_id('claim', i), 1, many_id('photo', i) from generate_series(1, ${rows}::bigint / 2) i`,
  ],
  requests: () => ({ '/api/claim/list': [{ parcel_id: manyId('parcel', 8) }] }),
};
