import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';

export const manyRows: ManyRows = {
  // Half of the draws are of pool 1, and half of each player's results are not looked at.
  insert: ({ rows, pools }) => [
    sql`
      insert into opening (opening_id, user_id, pool_id, count, price, paid, client_seed, opened_at, revealed_at)
      select many_id('opening', i), many_owner(i), many_id('pool', case when i % 4 < 2 then 1 else 1 + i % ${pools}::bigint end),
        1, 10000, 10000, 'mine', now(), case when i % 8 < 4 then now() end
      from generate_series(1, ${rows}::bigint) i`,
    sql`
      insert into draw (pool_id, nonce, seed_index, opening_id, prize_id, guaranteed)
      select pool_id, row_number() over (partition by pool_id order by opening_id) - 1, 0, opening_id,
        many_id('prize', 10 * ('x' || right(pool_id::text, 12))::bit(48)::bigint), false
      from opening`,
    sql`
      insert into item (item_id, user_id, toy_id, serial, seen, created_at, prize_id, pool_id, nonce)
      select many_id('item', row_number() over (order by opening_id)), user_id,
        many_id('toy', 1 + row_number() over (order by opening_id) % 20),
        row_number() over (partition by prize_id order by nonce), revealed_at is not null, opened_at, prize_id, draw.pool_id, nonce
      from draw join opening using (opening_id)`,
    sql`
      insert into reward_given (given_id, reward_id, user_id, pool_id, nonce, stones, given_at)
      select many_id('reward-given', row_number() over ()), many_id('reward', 1), user_id, draw.pool_id, nonce, 1, opened_at
      from draw join opening using (opening_id)`,
    sql`insert into prize_given (prize_id, given) select prize_id, count(*) from item group by prize_id`,
    sql`insert into guarantee_counter (user_id, pool_id, draws_since_top) select distinct user_id, pool_id, 1 from opening`,
  ],
};
