import type { listMade as call } from '@mcy/api/collection/upgrades/contract';
import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { cutPage } from '../../../platform/http/cutPage.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { presentSyntheses } from '../synthesis/presentSyntheses.ts';
import { presentUpgrades } from './presentUpgrades.ts';

/** A page of what a player upgraded and synthesized; ids of both are in the order of their time. */
export async function listMade(
  db: Database,
  user_id: string,
  { cursor, limit }: ParsedRequestOf<typeof call>,
  locale: Locale,
): Promise<ResponseOf<typeof call>> {
  // A page of each: of their union, all rows would be read.
  const [ofUpgrades, ofSyntheses] = await Promise.all([
    readPage(
      db.selectFrom('upgrade').selectAll().where('user_id', '=', user_id),
      { by: 'upgrade.upgrade_id' },
      { cursor, limit: limit + 1 },
    ),
    readPage(
      db.selectFrom('synthesis').selectAll().where('user_id', '=', user_id),
      { by: 'synthesis.synthesis_id' },
      { cursor, limit: limit + 1 },
    ),
  ]);
  const newest = [
    ...ofUpgrades.rows.map(({ upgrade_id }) => upgrade_id),
    ...ofSyntheses.rows.map(({ synthesis_id }) => synthesis_id),
  ].toSorted((one, other) => (one < other ? 1 : -1));
  const { rows: ids, next_cursor } = cutPage(newest, limit, (last) => last);
  const shown = new Set(ids);
  const upgrades = ofUpgrades.rows.filter(({ upgrade_id }) => shown.has(upgrade_id));
  const syntheses = ofSyntheses.rows.filter(({ synthesis_id }) => shown.has(synthesis_id));
  const [shownUpgrades, shownSyntheses] = await Promise.all([
    presentUpgrades(db, upgrades, locale),
    presentSyntheses(db, syntheses, locale),
  ]);
  const made = new Map<string, ResponseOf<typeof call>['rows'][number]>([
    ...shownUpgrades.map((upgrade) => [upgrade.upgrade_id, { ...upgrade, kind: 'upgrade' as const }] as const),
    ...shownSyntheses.map(
      (synthesis) => [synthesis.synthesis_id, { ...synthesis, kind: 'synthesis' as const }] as const,
    ),
  ]);
  return { rows: ids.flatMap((id) => made.get(id) ?? []), next_cursor };
}
