import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const decomposingChecks: readonly Check[] = [
  {
    invariant: '3: a decomposing has its items, paid once with 20 % of what each is worth',
    offending: sql`
      with taken as (
        select reference_id, item_move.user_id, count(*) as items, sum(toy.value / 5) as stones
        from item_move join item using (item_id) join toy using (toy_id)
        where move = 'decompose' group by reference_id, item_move.user_id
      ),
      moved as (
        select journal.reference_id, account.user_id, sum(entry.amount) as stones
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind = 'decompose' and account.user_id is not null
        group by journal.reference_id, account.user_id
      )
      select coalesce(decomposing_id, taken.reference_id, moved.reference_id) as decomposing_id,
        decomposing.stones::text, taken.items, taken.stones::text as worth, moved.stones::text as paid
      from decomposing
      full join taken on taken.reference_id = decomposing_id and taken.user_id = decomposing.user_id
      full join moved on moved.reference_id = decomposing_id and moved.user_id = decomposing.user_id
      where decomposing.count is distinct from taken.items
        or decomposing.stones is distinct from taken.stones
        or coalesce(moved.stones, 0) is distinct from coalesce(decomposing.stones, 0)`,
  },
];
