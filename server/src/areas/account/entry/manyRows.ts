import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';

export const manyRows: ManyRows = {
  insert: ({ players }) => [
    sql`
      insert into app_user (user_id, nickname, birthday, password_hash, invite_code, created_at, roles, invited_by, invited_at, shows_wins)
      select many_id('player', i), 'Minh Anh', '1990-06-15', '', 'I' || i, now() - interval '4 years', array['operator'],
        case when i > 1 then many_id('player', case when i % 2 = 0 then 1 else i / 2 end) end, case when i > 1 then now() end, true
      from generate_series(1, ${players}::bigint) i`,
    sql`
      insert into session (session_id, token_hash, user_id, pwd_version, address, created_at, last_used_at, expires_at)
      select many_id('session', i), sha256(convert_to(i::text, 'UTF8')), many_id('player', 1 + i % ${players}::bigint), 1,
        '192.0.2.1', now(), now(), now() + interval '30 days'
      from generate_series(1, 2 * ${players}::bigint) i`,
    sql`
      insert into bound_name (sign_in_name, user_id, kind, bound_at)
      select i || '@example.com', many_id('player', i), 'email', now() from generate_series(1, ${players}::bigint) i`,
  ],
};
