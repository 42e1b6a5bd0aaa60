import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';

export const manyRows: ManyRows = {
  // Player 1 was rejected again and again; everybody else waits or passed.
  insert: ({ rows, players }) => [
    sql`
      insert into identity_review (review_id, user_id, state, full_name, kind, birthday, number_hash, number_end, number_sealed,
        front_file, face_file, reason, note, submitted_at, reviewed_at)
      select many_id('review', i), many_id('player', case when rejected then 1 else i end),
        case when rejected then 'rejected' when waits then 'under_review' else 'successful' end,
        'NGUYEN MINH ANH', 'citizen_card', '1990-06-15', sha256(convert_to(i::text, 'UTF8')), '1234',
        case when waits and not rejected then ''::bytea end,
        case when waits and not rejected then many_id('front', i) end, case when waits and not rejected then many_id('face', i) end,
        case when rejected then 'other' end, case when rejected then 'blurred' end, now(), case when rejected or not waits then now() end
      from (select i, i > ${players}::bigint or i = 1 as rejected, i % 2 = 0 as waits from generate_series(1, ${rows}::bigint / 2) i) as review`,
  ],
};
