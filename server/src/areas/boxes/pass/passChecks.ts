import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';
import { passFollower } from './passFollowers.ts';

export const passChecks: readonly Check[] = [
  {
    invariant: 'pass: a player’s draws of a season are those of their openings in its time, once all were counted',
    offending: sql`
      with made as (
        select season_id, user_id, sum(count) as draws
        from pass_season join opening on opened_at >= starts_at and opened_at < ends_at
        where state <> 'draft' group by season_id, user_id
      )
      select season_id, user_id, player.draws, made.draws as made
      from pass_player player full join made using (season_id, user_id)
      where coalesce(player.draws, 0) <> coalesce(made.draws, 0)
        and not exists (select from fact_delivery waits where waits.follower = ${passFollower} and waits.user_id = coalesce(player.user_id, made.user_id))`,
  },
  {
    invariant: 'pass: each reward that was given is its task’s, and its player’s',
    offending: sql`
      select claim.claim_id, claim.place, claim.track, given.reward_id, item.toy_id
      from pass_claim claim
      join pass_player player using (pass_id)
      join pass_task task on task.season_id = player.season_id and task.place = claim.place
      left join reward_given given using (given_id)
      left join item on item.item_id = claim.item_id
      where coalesce(given.user_id <> player.user_id, false)
        or coalesce(given.reward_id <> case claim.track when 'free' then free_reward_id else paid_reward_id end, false)
        or coalesce((item.toy_id, item.origin, item.origin_id) is distinct from (task.paid_toy_id, 'pass', claim.claim_id), false)
          and claim.item_id is not null`,
  },
  {
    invariant: 'pass: an item of a pass belongs to a reward that was given, and a season counts its toys and who paid',
    offending: sql`
      select item.item_id, item.origin_id from item left join pass_claim claim on claim.item_id = item.item_id
      where item.origin = 'pass' and claim.claim_id is null
      union all
      select season.season_id, null from pass_season season
      left join pass_player player using (season_id) left join pass_claim claim on claim.pass_id = player.pass_id and claim.item_id is not null
      group by season.season_id having season.toys_given <> count(claim.claim_id)
      union all
      select season_id, null from pass_season season
      where payers <> (select count(*) from pass_player player where player.season_id = season.season_id and paid is not null)`,
  },
  {
    invariant: '2: the paid track of a season was paid for by its player, once and at its price; no other was',
    offending: sql`
      with moved as (
        select journal.reference_id as pass_id, account.user_id, -sum(entry.amount) as paid
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind = 'pass_purchase' and account.user_id is not null
        group by journal.reference_id, account.user_id
      )
      select player.pass_id, moved.pass_id as journal_of, player.paid::text, moved.paid::text as moved
      from (select pass_id, user_id, paid from pass_player where paid is not null) as player
      full join moved using (pass_id, user_id)
      where moved.paid is distinct from player.paid`,
  },
  {
    invariant: 'pass: when a season was settled, nothing that was earned is missing',
    offending: sql`
      select player.pass_id, task.place, track
      from pass_player player join pass_task task using (season_id), unnest(array['free', 'paid']) as track
      where player.settled_at is not null and player.draws >= task.draws and (track = 'free' or player.paid_at is not null)
        and not exists (
          select from pass_claim claim
          where claim.pass_id = player.pass_id and claim.place = task.place and claim.track = track)`,
  },
];
