import { rankingBoards, rankingPeriods } from '@mcy/api/account/rankings/contract';
import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { periodsOf } from './rankingPeriods.ts';

const rankings = rankingBoards.flatMap((board) => rankingPeriods.map((period) => ({ board, period })));

export const manyRows: ManyRows = {
  // Player 1 is the last of all, and as many score the same as there are of anything.
  insert: ({ players }) =>
    rankings.flatMap(({ board, period }) => {
      const { since } = periodsOf(new Date())[period];
      return [
        sql`
          insert into ranking_score (board, period, since, user_id, score, reached_at, counted_score, counted_at)
          select ${board}, ${period}, ${since}::date, many_id('player', i), score, at, score, at
          from (
            select i, case when i % 2 = 0 then 10 else 10 + i end as score, timestamptz '2026-01-01' - i * interval '1 s' as at
            from generate_series(2, ${players}::bigint) i
            union all select 1, 1, timestamptz '2026-02-01'
          ) as player`,
        sql`
          insert into ranking_section (board, period, since, begins_score, begins_at, begins_user, players)
          select board, period, since,
            case place when 0 then 9223372036854775807 else score end,
            case place when 0 then '-infinity' else reached_at end,
            case place when 0 then '00000000-0000-0000-0000-000000000000' else user_id end,
            least(500, ${players}::bigint - place)
          from (
            select *, row_number() over (order by score desc, reached_at, user_id) - 1 as place from ranking_score
            where board = ${board} and period = ${period} and since = ${since}::date
          ) as player where place % 500 = 0`,
      ];
    }),
  short: { ranking_section: 'one for about 500 players of each ranking' },
  requests: () => ({ '/api/rank/list': rankings }),
};
