import { sql } from 'kysely';
import type { Check } from '../../platform/db/runChecks.ts';

export const boxesChecks: readonly Check[] = [
  {
    invariant: '3: tickets drawn + remaining = tickets made',
    offending: sql`
      select pool.pool_id, total, remaining, count(draw.nonce) as drawn
      from pool left join draw using (pool_id)
      where supply = 'finite'
      group by pool.pool_id having count(draw.nonce) + remaining <> total`,
  },
  {
    invariant: '3: of each prize, tickets drawn + remaining = tickets made',
    offending: sql`
      select prize.pool_id, prize.prize_id, weight, prize.remaining, count(draw.nonce) as drawn
      from prize
      join pool on pool.pool_id = prize.pool_id and pool.odds_version = prize.odds_version
      left join draw on draw.pool_id = prize.pool_id and draw.prize_id = prize.prize_id
      where pool.supply = 'finite' and prize.bonus is null
      group by prize.prize_id having count(draw.nonce) + prize.remaining <> weight`,
  },
  {
    invariant: '3: the tickets of a pool are those of its prizes; parts per million sum to 1,000,000',
    offending: sql`
      select pool.pool_id, pool.total, pool.remaining, sum(prize.weight) as weights, sum(prize.remaining) as left_by_prize
      from pool join prize on prize.pool_id = pool.pool_id and prize.odds_version = pool.odds_version and prize.bonus is null
      where pool.opened_at is not null
      group by pool.pool_id
      having sum(prize.weight) <> coalesce(pool.total, 1000000) or sum(prize.remaining) is distinct from pool.remaining`,
  },
  {
    invariant: '3: a pool’s draws are numbered from 0 without a gap, and the next number follows',
    offending: sql`
      select pool.pool_id, next_nonce, count(draw.nonce) as drawn, min(draw.nonce) as first, max(draw.nonce) as last
      from pool left join draw using (pool_id)
      group by pool.pool_id
      having count(draw.nonce) <> next_nonce or min(draw.nonce) <> 0 or max(draw.nonce) <> next_nonce - 1`,
  },
  {
    invariant: '3: the Last prize goes to the last ticket, once, and never before',
    offending: sql`
      select pool.pool_id, pool.remaining, count(item.item_id) as given, max(item.nonce) as nonce
      from pool
      join prize on prize.pool_id = pool.pool_id and prize.odds_version = pool.odds_version and prize.bonus = 'last'
      left join item on item.pool_id = pool.pool_id and item.bonus = 'last'
      group by pool.pool_id
      having count(item.item_id) <> case pool.remaining when 0 then 1 else 0 end
        or max(item.nonce) <> pool.total - 1 or bool_or(item.prize_id <> prize.prize_id)`,
  },
  {
    invariant: '3: what a box gives at its end is given once, when its tickets are sold, to the player of the ticket',
    offending: sql`
      select pool.pool_id, prize.bonus, pool.remaining, count(item.item_id) as given
      from pool
      join prize on prize.pool_id = pool.pool_id and prize.odds_version = pool.odds_version and prize.bonus <> 'last'
      left join item on item.pool_id = pool.pool_id and item.bonus = prize.bonus and item.prize_id = prize.prize_id
      where pool.opened_at is not null
      group by pool.pool_id, prize.prize_id
      having count(item.item_id) <> case pool.remaining when 0 then 1 else 0 end`,
  },
  {
    invariant: '3: every prize of a lucky bag is worth what the bag says at least',
    offending: sql`
      select pool.pool_id, prize.prize_id, worth_at_least, toy.value, reward.stones
      from pool join prize using (pool_id) left join toy using (toy_id) left join reward using (reward_id)
      where opened_at is not null and coalesce(toy.value, reward.stones) < worth_at_least`,
  },
  {
    invariant: '3: each draw gave one item or one reward, of the prize that was drawn',
    offending: sql`
      select draw.pool_id, draw.nonce, draw.prize_id, count(item.item_id) as items, count(given.given_id) as rewards
      from draw
      join prize on prize.prize_id = draw.prize_id
      left join item on item.pool_id = draw.pool_id and item.nonce = draw.nonce and item.bonus is null
      left join reward_given given on given.pool_id = draw.pool_id and given.nonce = draw.nonce
      group by draw.pool_id, draw.nonce
      having count(item.item_id) + count(given.given_id) <> 1 or bool_or(item.prize_id <> draw.prize_id)
        or bool_or(given.reward_id is distinct from prize.reward_id and given.given_id is not null)`,
  },
  {
    invariant: '3: an opening has as many draws as it counts',
    offending: sql`
      select opening.opening_id, count, count(draw.nonce) as drawn
      from opening left join draw using (opening_id)
      group by opening.opening_id having count(draw.nonce) <> count`,
  },
  {
    invariant:
      '3: an opening was paid by its player with price × count less its coupon, in one journal, each part in its currency; one without anything to pay in none',
    offending: sql`
      with paid as (
        select journal.reference_id as opening_id, account.user_id,
          -coalesce(sum(entry.amount) filter (where entry.currency = 'balance'), 0) as coins,
          -coalesce(sum(entry.amount) filter (where entry.currency = 'stone'), 0) as stones,
          -coalesce(sum(entry.amount) filter (where entry.currency = 'diamond'), 0) as diamonds
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind = 'box_open' and account.user_id is not null
        group by journal.reference_id, account.user_id
      )
      select opening.opening_id, price, count, opening.paid, coupon_off, opening.stones, opening.diamonds,
        paid.coins::text as moved, paid.stones::text as moved_stones, paid.diamonds::text as moved_diamonds
      from opening left join paid on paid.opening_id = opening.opening_id and paid.user_id = opening.user_id
      where opening.paid + coupon_off + opening.stones + opening.diamond_off <> price * count
        or (coalesce(paid.coins, 0), coalesce(paid.stones, 0), coalesce(paid.diamonds, 0))
          is distinct from (opening.paid, opening.stones, opening.diamonds)`,
  },
  {
    invariant: '3: a coupon of an opening is used, by its player and for it, and took off what the opening says',
    offending: sql`
      select opening.opening_id, opening.coupon_id, coupon_off, coupon.state, coupon.saved
      from opening left join coupon using (coupon_id)
      where opening.coupon_id is not null
        and (coupon.used_for, coupon.saved, coupon.user_id, coupon.used_at)
          is distinct from (opening.opening_id, coupon_off, opening.user_id, opening.opened_at)`,
  },
  {
    invariant: '3: a coupon is used for an opening that names it',
    offending: sql`
      select coupon.coupon_id, used_for from coupon
      join coupon_template template on template.template_id = coupon.template_id and template.scope <> 'mall'
      left join opening on opening.opening_id = coupon.used_for
      where used_for is not null and opening.coupon_id is distinct from coupon.coupon_id`,
  },
  {
    invariant: '3: no payment belongs to a missing opening',
    offending: sql`
      select journal_id, reference_id from journal
      where kind = 'box_open' and not exists (select from opening where opening_id = reference_id)`,
  },
  {
    invariant: '4: a pool that draws has one secret seed, one that is sold out or off sale none',
    offending: sql`
      select pool.pool_id, sold_out, off_sale_at, count(seed.seed_index) as secret
      from pool left join pool_seed seed on seed.pool_id = pool.pool_id and seed.revealed_at is null
      where opened_at is not null
      group by pool.pool_id having count(seed.seed_index) <> case when sold_out or off_sale_at is not null then 0 else 1 end`,
  },
  {
    invariant: '4: a draw comes from the seed in use at its number',
    offending: sql`
      select draw.pool_id, draw.nonce, draw.seed_index
      from draw
      where seed_index is distinct from (
        select seed.seed_index from pool_seed seed
        where seed.pool_id = draw.pool_id and seed.first_nonce <= draw.nonce
        order by seed.first_nonce desc limit 1
      )`,
  },
];
