import type { listMade as call } from '@mcy/api/collection/upgrades/contract';
import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { presentSyntheses } from '../synthesis/presentSyntheses.ts';
import { presentUpgrades } from './presentUpgrades.ts';

/** A page of what a player upgraded and synthesised; ids of both are in the order of their time. */
export async function listMade(
  db: Database,
  user_id: string,
  page: ParsedRequestOf<typeof call>,
  locale: Locale,
): Promise<ResponseOf<typeof call>> {
  const both = db
    .selectFrom('upgrade')
    .select('upgrade_id as making_id')
    .where('user_id', '=', user_id)
    .unionAll(db.selectFrom('synthesis').select('synthesis_id as making_id').where('user_id', '=', user_id));
  const { rows, next_cursor } = await readPage(
    db.selectFrom(both.as('making')).select('making.making_id'),
    { by: 'making.making_id' },
    page,
  );
  const ids = rows.map(({ making_id }) => making_id);
  const [upgrades, syntheses] = await Promise.all([
    db
      .selectFrom('upgrade')
      .selectAll()
      .where('upgrade_id', '=', (is) => is.fn.any(is.val(ids)))
      .execute(),
    db
      .selectFrom('synthesis')
      .selectAll()
      .where('synthesis_id', '=', (is) => is.fn.any(is.val(ids)))
      .execute(),
  ]);
  const [shownUpgrades, shownSyntheses] = await Promise.all([
    presentUpgrades(db, upgrades, locale),
    presentSyntheses(db, syntheses, locale),
  ]);
  const made = new Map<string, ResponseOf<typeof call>['rows'][number]>([
    ...shownUpgrades.map((upgrade) => [upgrade.upgrade_id, { ...upgrade, kind: 'upgrade' as const }] as const),
    ...shownSyntheses.map((made) => [made.synthesis_id, { ...made, kind: 'synthesis' as const }] as const),
  ]);
  return { rows: ids.flatMap((id) => made.get(id) ?? []), next_cursor };
}
