import type { listUpgradeTargets as targetsCall, Upgrade } from '@mcy/api/collection/upgrades/contract';
import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { presentToy, toyColumns } from '../items/presentItem.ts';
import { upgradeNotFound } from './messages.ts';
import { presentUpgrades } from './presentUpgrades.ts';

/** A page of the toys that others can be upgraded to now, as many as the warehouse has. */
export async function listUpgradeTargets(
  db: Database,
  page: ParsedRequestOf<typeof targetsCall>,
  locale: Locale,
): Promise<ResponseOf<typeof targetsCall>> {
  const query = db
    .selectFrom('upgrade_target')
    .innerJoin('toy', 'toy.toy_id', 'upgrade_target.toy_id')
    .innerJoin('series', 'series.series_id', 'toy.series_id')
    .innerJoin('stock', 'stock.toy_id', 'upgrade_target.toy_id')
    .select(toyColumns)
    .select(['upgrade_target.target_id', 'upgrade_target.stock', 'upgrade_target.given', 'stock.free'])
    .where('upgrade_target.stopped_at', 'is', null)
    .whereRef('upgrade_target.given', '<', 'upgrade_target.stock')
    .where('stock.free', '>', 0);
  const { rows, next_cursor } = await readPage(query, { by: 'upgrade_target.target_id' }, page);
  return {
    rows: rows.map((row) => ({
      target_id: row.target_id,
      ...presentToy(row, locale),
      left: Math.min(row.stock - row.given, row.free),
    })),
    next_cursor,
  };
}

/** One of a player's upgrades. Refuses `upgrade_not_found`, also for somebody else's. */
export async function readUpgrade(db: Database, user_id: string, upgrade_id: string, locale: Locale): Promise<Upgrade> {
  const rows = await db
    .selectFrom('upgrade')
    .selectAll()
    .where('upgrade_id', '=', upgrade_id)
    .where('user_id', '=', user_id)
    .execute();
  const [upgrade] = await presentUpgrades(db, rows, locale);
  if (!upgrade) throw upgradeMissing();
  return upgrade;
}

/** Marks an upgrade as seen; a second time changes nothing. Refuses `upgrade_not_found`. */
export async function revealUpgrade(
  db: Database,
  { user_id, upgrade_id, now }: { user_id: string; upgrade_id: string; now: Date },
): Promise<void> {
  const revealed = await db
    .updateTable('upgrade')
    .set((is) => ({ revealed_at: is.fn.coalesce('revealed_at', is.val(now)) }))
    .where('upgrade_id', '=', upgrade_id)
    .where('user_id', '=', user_id)
    .returning('upgrade_id')
    .executeTakeFirst();
  if (!revealed) throw upgradeMissing();
}

function upgradeMissing(): Refusal {
  return new Refusal({ error: 'upgrade_not_found', message: upgradeNotFound, field: 'upgrade_id' });
}
