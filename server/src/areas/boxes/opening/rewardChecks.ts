import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const rewardChecks: readonly Check[] = [
  {
    invariant: '3: a reward that was drawn went to the player who drew it',
    offending: sql`
      select given.given_id, given.user_id, opening.user_id as drawn_by
      from reward_given given
      join draw on draw.pool_id = given.pool_id and draw.nonce = given.nonce
      join opening using (opening_id)
      where given.user_id <> opening.user_id or given.given_at <> opening.opened_at`,
  },
  {
    invariant: '2: the ledger has each reward’s stones once and no others, and a reward of stones gives what it says',
    offending: sql`
      with moved as (
        select journal.reference_id, account.user_id, sum(entry.amount) as stones
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind in ('reward', 'pass_reward') and account.currency = 'stone' and account.user_id is not null
        group by journal.reference_id, account.user_id
      )
      select given.given_id, moved.reference_id, given.stones, moved.stones::text as moved, reward.stones as promised
      from (select * from reward_given where stones is not null) as given
      join reward using (reward_id)
      full join moved on moved.reference_id = given.given_id and moved.user_id = given.user_id
      where given.stones is distinct from moved.stones or given.stones is distinct from reward.stones`,
  },
  {
    invariant: '3: a coupon that was won is of the issue its prize names, and its winner’s',
    offending: sql`
      select given.given_id, given.coupon_id, coupon.issue_id, coupon.user_id
      from reward_given given join reward using (reward_id) join coupon using (coupon_id)
      where coupon.issue_id is distinct from reward.coupon_issue_id or coupon.user_id <> given.user_id`,
  },
];
