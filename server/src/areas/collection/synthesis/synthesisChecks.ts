import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const synthesisChecks: readonly Check[] = [
  {
    invariant: '3: a synthesis has as many items as its recipe takes, and made one item of its toy',
    offending: sql`
      with put as (
        select reference_id, item_move.user_id, count(*) as items
        from item_move where move = 'synthesise' group by reference_id, item_move.user_id
      ),
      made as (select origin_id, toy_id, count(*) as items from item where origin = 'synthesis' group by origin_id, toy_id)
      select coalesce(synthesis_id, put.reference_id, made.origin_id) as synthesis_id,
        recipe.takes, synthesis.count, put.items as put, made.items as made
      from synthesis join recipe using (recipe_id)
      full join put on put.reference_id = synthesis_id and put.user_id = synthesis.user_id
      full join made on made.origin_id = synthesis_id and made.toy_id = recipe.toy_id
      where synthesis.count is distinct from put.items or synthesis.count is distinct from recipe.takes
        or made.items is distinct from 1`,
  },
  {
    invariant: '3: a recipe counts what it made, numbered from 1',
    offending: sql`
      select recipe_id, given, count(item_id) as items, min(serial) as first, max(serial) as last
      from recipe
      left join synthesis using (recipe_id)
      left join item on item.origin_id = synthesis.synthesis_id
      group by recipe_id
      having given <> count(item_id) or min(serial) <> 1 or max(serial) <> given`,
  },
];
