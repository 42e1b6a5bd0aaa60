import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  insert: ({ rows }) => [
    sql`
      insert into recipe (recipe_id, toy_id, takes, takes_rarity, stock, given, created_at, stopped_at)
      select many_id('recipe', i), many_id('toy', 1 + i % 2), 3, 'common', 5, 0, now(), case when i > 2 then now() end
      from generate_series(1, ${rows}::bigint) i`,
    sql`
      insert into synthesis (synthesis_id, user_id, recipe_id, count, made_at)
      select many_id('synthesis', i), many_owner(i), many_id('recipe', 1), 3, now()
      from generate_series(1, ${rows}::bigint) i`,
  ],
  requests: () => ({ '/api/bag/recipes': [{ cursor: manyId('recipe', 500) }] }),
};
