import { chanceParts } from '@mcy/api/collection/upgrades/words';
import { sql } from 'kysely';
import { drawPlace } from '../../boxes/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Check, Finding } from '../../../platform/db/runChecks.ts';

export const upgradeChecks: readonly Check[] = [
  {
    invariant: '3: an upgrade has its items and its stones, and gave one item of its target exactly when it won',
    offending: sql`
      with put as (
        select reference_id, item_move.user_id, count(*) as items
        from item_move where move = 'upgrade' group by reference_id, item_move.user_id
      ),
      paid as (
        select journal.reference_id, account.user_id, sum(entry.amount) as stones
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind = 'upgrade' and account.user_id is not null
        group by journal.reference_id, account.user_id
      ),
      won as (select origin_id, toy_id, count(*) as items from item where origin = 'upgrade' group by origin_id, toy_id)
      select coalesce(upgrade_id, put.reference_id, paid.reference_id, won.origin_id) as upgrade_id,
        upgrade.won, upgrade.count, put.items as put, upgrade.stones, paid.stones::text as paid, won.items as given
      from upgrade join upgrade_target target using (target_id)
      full join put on put.reference_id = upgrade_id and put.user_id = upgrade.user_id
      full join paid on paid.reference_id = upgrade_id and paid.user_id = upgrade.user_id
      full join won on won.origin_id = upgrade_id and won.toy_id = target.toy_id
      where upgrade.count is distinct from put.items
        or coalesce(-paid.stones, 0) is distinct from upgrade.stones
        or coalesce(won.items, 0) is distinct from case when upgrade.won then 1 else 0 end`,
  },
  {
    invariant: '3: an upgrade’s target counts what it gave, numbered from 1',
    offending: sql`
      select target.target_id, given, count(item_id) as items, min(serial) as first, max(serial) as last
      from upgrade_target target
      left join upgrade on upgrade.target_id = target.target_id and upgrade.won
      left join item on item.origin_id = upgrade.upgrade_id
      group by target.target_id
      having given <> count(item_id) or min(serial) <> 1 or max(serial) <> given`,
  },
  {
    invariant: '4: upgrades are numbered from 0 without a gap, each from the seed in use at its number',
    offending: sql`
      select next_nonce, counter.seed_index, count(nonce) as drawn, min(nonce) as first, max(nonce) as last,
        count(*) filter (where misdrawn) as misdrawn
      from upgrade_counter counter
      left join lateral (
        select nonce, upgrade.seed_index is distinct from (
          select seed.seed_index from upgrade_seed seed where first_nonce <= nonce order by first_nonce desc limit 1
        ) as misdrawn
        from upgrade
      ) as drawn on true
      group by next_nonce, counter.seed_index
      having count(nonce) <> next_nonce or min(nonce) <> 0 or max(nonce) <> next_nonce - 1
        or count(*) filter (where misdrawn) > 0
        or counter.seed_index is distinct from (select seed_index from upgrade_seed where revealed_at is null)`,
  },
  { find: redrawUpgrades },
];

const pageSize = 5_000;

/** Repeats every upgrade, with the secret seed too, and returns those that fell elsewhere. */
async function redrawUpgrades(db: Database): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (let next = 0; ; next += pageSize) {
    const page = await db
      .selectFrom('upgrade')
      .innerJoin('upgrade_seed', 'upgrade_seed.seed_index', 'upgrade.seed_index')
      .select(['upgrade.upgrade_id', 'upgrade.nonce', 'upgrade.client_seed', 'upgrade.place', 'upgrade_seed.seed'])
      .where('nonce', '>=', next)
      .where('nonce', '<', next + pageSize)
      .execute();
    if (page.length === 0) return findings;
    for (const { upgrade_id, place, ...drawn } of page) {
      const expected = drawPlace(drawn, chanceParts);
      if (expected === place) continue;
      const invariant = '4: an upgrade comes out the same when it is drawn again from its seed';
      findings.push({ invariant, row: { upgrade_id, place, expected } });
    }
  }
}
