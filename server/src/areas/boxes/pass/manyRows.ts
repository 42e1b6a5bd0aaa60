import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';

const words = '{"vn": "Mùa", "zh": "赛季", "en": "Season"}';

export const manyRows: ManyRows = {
  // A season with everybody in it.
  insert: ({ players }) => [
    sql`
      insert into reward (reward_id, name, image, stones, coupon_issue_id)
      values (many_id('pass-reward', 1), ${words}, '', 10, null),
        (many_id('pass-reward', 2), ${words}, '', 10, many_id('coupon_issue', 1))`,
    sql`
      insert into pass_season (season_id, name, price, starts_at, ends_at, created_at)
      select many_id('season', 1), ${words}, 99000, began, began + interval '720 hours', began
      from (select now() - interval '3 days' as began) as start`,
    sql`
      insert into pass_task (season_id, place, draws, free_reward_id, paid_reward_id, paid_toy_id)
      select many_id('season', 1), place, place, many_id('pass-reward', 1),
        many_id('pass-reward', case place when 4 then 2 else 1 end), case place when 7 then many_id('toy', 1) end
      from generate_series(1, 7) place`,
    sql`update pass_season set state = 'scheduled' where season_id = many_id('season', 1)`,
    sql`update pass_season set state = 'running' where season_id = many_id('season', 1)`,
    sql`
      insert into pass_player (pass_id, season_id, user_id, draws)
      select many_id('pass', i), many_id('season', 1), many_id('player', i), 3 from generate_series(1, ${players}::bigint) i`,
    sql`
      insert into reward_given (given_id, reward_id, user_id, stones, given_at)
      select many_id('pass-given', i), many_id('pass-reward', 1), many_id('player', i), 10, now()
      from generate_series(1, ${players}::bigint) i`,
    sql`
      insert into pass_claim (claim_id, pass_id, place, track, given_id, actor, claimed_at)
      select many_id('pass-claim', i), many_id('pass', i), 1, 'free', many_id('pass-given', i), 'player', now()
      from generate_series(1, ${players}::bigint) i`,
    sql`
      insert into pass_reminder (pass_id, days, sent_at)
      select many_id('pass', i), 3, now() from generate_series(1, ${players}::bigint) i`,
  ],
  short: { pass_season: 'twelve a year', pass_task: 'seven a season' },
};
