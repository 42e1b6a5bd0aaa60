import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';

export const manyRows: ManyRows = {
  insert: ({ players }) => [
    sql`
      insert into file (file_id, owner_id, purpose, visibility, content_type, bytes, state, created_at)
      select many_id('avatar', i), many_id('player', i), 'avatar', 'public', 'image/webp', 1, 'attached', now()
      from generate_series(1, ${players}::bigint) i`,
    sql`
      insert into profile_picture (user_id, purpose, file_id)
      select owner_id, purpose, file_id from file where purpose = 'avatar'`,
  ],
};
