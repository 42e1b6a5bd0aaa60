import { rules } from '@mcy/api/contract';
import type { DemoTimes } from '../../../../platform/area/DemoDay.ts';
import { demoId } from '../../../../platform/db/demoId.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { seedDemoIssue } from '../../../coupons/door.ts';
import { moveSeason } from '../moveSeason.ts';
import { saveSeason, type SeasonPlan } from '../saveSeason.ts';
import { turnSeasons } from '../turnSeasons.ts';
import { vietnamMoment } from '../../../../platform/calendar/vietnamMoment.ts';

const day = 86_400_000;

/** How long before the first start the demo's season began: its people have drawn since. */
const running = 9;

/** The seasons of the demo: one that runs, and the next one, which is announced. */
const seasons = [
  {
    slug: 'new-moon',
    name: { vn: 'Mùa Trăng Non', zh: '新月赛季', en: 'New Moon season' },
    begins: -running,
    toy: 'jewel-peacock',
  },
  {
    slug: 'full-moon',
    name: { vn: 'Mùa Trăng Tròn', zh: '满月赛季', en: 'Full Moon season' },
    begins: -running + 30,
    toy: 'captain-comet',
  },
];

/** Draws and stones of the demo's tasks. */
const demoTasks: SeasonPlan['tasks'] = [
  { draws: 1, stones: 100 },
  { draws: 5, stones: 200 },
  { draws: 15, stones: 300 },
  { draws: 30, stones: 500 },
  { draws: 50, stones: 800 },
  { draws: 70, stones: 1_200 },
  { draws: 100, stones: 2_000 },
];

/** The demo's running season. */
export const demoSeasonId = demoId('pass season/new-moon');

/** Adds the demo's seasons where they are missing; a shop without a past gets those that start from now on. */
export async function seedSeasons(db: Database, times: DemoTimes): Promise<void> {
  const { opened, now } = times;
  const known = await db.selectFrom('pass_season').select('season_id').execute();
  if (known.length > 0) return;
  const issue_id = await seedDemoIssue(
    db,
    {
      slug: 'pass',
      name: { vn: 'Phiếu chiến lệnh', zh: '战令优惠券', en: 'Battle pass coupon' },
      worth: { type: 'no_threshold', amount_off: 20_000 },
      scope: 'any_box',
      valid_days: 30,
      way: 'gift',
      stock: 2_000,
      per_player: 12,
    },
    times,
  );
  for (const { slug, name, begins, toy } of seasons) {
    const starts_at = new Date(vietnamMoment(rules.vietnamToday(now)).getTime() + begins * day);
    // Written before it began, as an operator does.
    const written = new Date(Math.min(opened.getTime(), starts_at.getTime() - 1));
    if (opened >= now && starts_at <= now) continue;
    const plan = { name, starts_at, tasks: demoTasks, toy_id: demoId(`toy/${toy}`), issue_id };
    const season_id = await saveSeason(db, plan, {
      season_id: null,
      new_id: demoId(`pass season/${slug}`),
      now: written,
    });
    await moveSeason(db, { season_id, move: 'schedule', now: written });
  }
  await turnSeasons(db, now);
}
