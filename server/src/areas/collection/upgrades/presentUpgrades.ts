import type { Upgrade } from '@mcy/api/collection/upgrades/contract';
import type { Locale } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { presentToy, toyColumns } from '../items/presentItem.ts';
import { readMaking } from '../items/readMaking.ts';
import type { UpgradeRow } from './tables.ts';

/** A player's upgrades with what was put in and won, read together. */
export async function presentUpgrades(db: Database, rows: readonly UpgradeRow[], locale: Locale): Promise<Upgrade[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const { user_id } = first;
  const ids = rows.map(({ upgrade_id }) => upgrade_id);
  const [making, targets] = await Promise.all([
    readMaking(db, { user_id, ids, locale }),
    db
      .selectFrom('upgrade_target')
      .innerJoin('toy', 'toy.toy_id', 'upgrade_target.toy_id')
      .innerJoin('series', 'series.series_id', 'toy.series_id')
      .select(toyColumns)
      .select('upgrade_target.target_id')
      .where('target_id', '=', (is) => is.fn.any(is.val(rows.map(({ target_id }) => target_id))))
      .execute(),
  ]);
  const targetOf = new Map(targets.map((target) => [target.target_id, target]));
  return rows.flatMap((row) => {
    const target = targetOf.get(row.target_id);
    if (target === undefined) return [];
    const { upgrade_id, nonce, client_seed, put_value, stones, target_value, chance, place } = row;
    return [
      {
        upgrade_id,
        toy: presentToy(target, locale),
        ...making(upgrade_id),
        nonce,
        client_seed,
        put_value,
        stones,
        target_value,
        chance,
        place,
        won: row.won,
        revealed: row.revealed_at !== null,
        upgraded_at: row.upgraded_at.toISOString(),
      },
    ];
  });
}
