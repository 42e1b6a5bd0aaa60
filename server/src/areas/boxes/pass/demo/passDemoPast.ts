import { defaultLocale } from '@mcy/api/contract';
import type { DemoDay } from '../../../../platform/area/DemoDay.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { findDemoPeople } from '../../../account/door.ts';
import { buyPass } from '../buyPass.ts';
import { collectRewards } from '../collectRewards.ts';
import { demoSeasonId } from './seedSeasons.ts';

/** Who pays for the season, and who receives what, by days before the first start. */
const past: Readonly<Record<number, readonly { slug: string; does: 'buy' | 'collect' }[]>> = {
  6: [
    { slug: 'quang', does: 'buy' },
    { slug: 'demo', does: 'collect' },
  ],
  4: [{ slug: 'quang', does: 'collect' }],
  3: [{ slug: 'tuananh', does: 'collect' }],
  2: [{ slug: 'sophie', does: 'collect' }],
};

/** Lets the demo's people use their battle pass. The toy is the last task's, which none of them has done by then. */
export async function passDemoPast(db: Database, { ago, at }: DemoDay): Promise<void> {
  const deeds = past[ago] ?? [];
  if (deeds.length === 0) return;
  const idOf = await findDemoPeople(db);
  const { price } = await db
    .selectFrom('pass_season')
    .select('price')
    .where('season_id', '=', demoSeasonId)
    .executeTakeFirstOrThrow();
  for (const [place, { slug, does }] of deeds.entries()) {
    const now = at(0.5 + place * 0.01);
    const player = { season_id: demoSeasonId, user_id: idOf(slug), now };
    if (does === 'buy') await buyPass(db, { ...player, request: { season_id: demoSeasonId, price } }, now);
    else
      await collectRewards(db, { ...player, reward: undefined, giveToy: () => Promise.resolve(null) }, defaultLocale);
  }
}
