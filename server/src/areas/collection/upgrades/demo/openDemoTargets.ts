import type { DemoTimes } from '../../../../platform/area/DemoDay.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { demoId } from '../../../../platform/db/demoId.ts';
import { openTarget } from '../openTarget.ts';

/** Toys that the demo's players can upgrade to, and how many of each; those shown first come last. */
const offered: readonly (readonly [toy: string, stock: number])[] = [
  ['milk-tooth-rex', 40],
  ['red-tail-rocket', 40],
  ['night-count', 30],
  ['fountain-whale', 25],
  ['jewel-peacock', 20],
  ['barista-bot', 18],
  ['jade-dragon-king', 8],
  ['blue-hat-mage', 5],
  ['captain-comet', 6],
];

/** Offers what is missing of the demo's targets. */
export async function openDemoTargets(db: Database, { opened }: DemoTimes): Promise<void> {
  const known = await db.selectFrom('upgrade_target').select('target_id').execute();
  const ids = new Set(known.map(({ target_id }) => target_id));
  for (const [place, [toy, stock]] of offered.entries()) {
    const target_id = demoTargetId(place);
    if (!ids.has(target_id)) await openTarget(db, { target_id, toy_id: demoId(`toy/${toy}`), stock, now: opened });
  }
}

/** In the order of the list, as the ids of targets that are offered later. */
function demoTargetId(place: number): string {
  return `019a0000-0000-7000-8000-${demoId('upgrade targets').slice(-9)}${String(place).padStart(3, '0')}`;
}
