import type { Area } from '../../platform/area/Area.ts';
import { bestWins } from '../account/door.ts';
import { boxNames, boxesOfSeries } from '../coupons/door.ts';
import { dailyChecks } from './daily/dailyChecks.ts';
import { dailyHandlers } from './daily/dailyHandlers.ts';
import { dailyNotices } from './daily/dailyNotices.ts';
import { drawDemoDaily } from './daily/demo/drawDemoDaily.ts';
import { seedDaily } from './daily/demo/seedDaily.ts';
import { remindPlayers } from './daily/remindPlayers.ts';
import { revealEvening } from './daily/revealEvening.ts';
import { countDraws, countingJob } from './fairness/countDraws.ts';
import { fairnessChecks } from './fairness/fairnessChecks.ts';
import { fairnessFollowers } from './fairness/fairnessFollowers.ts';
import { fairnessHandlers } from './fairness/fairnessHandlers.ts';
import { watchOdds, watchingJob } from './fairness/watchOdds.ts';
import { boxes } from './migrations/0005_boxes.ts';
import { pseudonyms } from './migrations/0021_pseudonyms.ts';
import { items } from './migrations/0028_items.ts';
import { openingPriceLine } from './migrations/0042_opening_price_line.ts';
import { openingParts } from './migrations/0053_opening_parts.ts';
import { rewards } from './migrations/0057_rewards.ts';
import { dailyDraw } from './migrations/0058_daily_draw.ts';
import { pass } from './migrations/0066_pass.ts';
import { queue } from './migrations/0067_queue.ts';
import { endings } from './migrations/0070_endings.ts';
import { drawCounts } from './migrations/0071_draw_counts.ts';
import { machinesAndBags } from './migrations/0061_machines_and_bags.ts';
import { sales } from './migrations/0062_sales.ts';
import { firstSeedOf } from './opening/demo/firstSeedOf.ts';
import { openDemoBoxes } from './opening/demo/openDemoBoxes.ts';
import { listBestWins } from './opening/listBestWins.ts';
import { openingFollowers } from './opening/openingFollowers.ts';
import { openingHandlers } from './opening/openingHandlers.ts';
import { boxOpenJournal } from './opening/openingJournals.ts';
import { openingNotices } from './opening/openingNotices.ts';
import { rewardJournal } from './opening/rewardJournals.ts';
import { passDemoPast } from './pass/demo/passDemoPast.ts';
import { seedSeasons } from './pass/demo/seedSeasons.ts';
import { handOver, handOverJob } from './pass/handOver.ts';
import { passChecks } from './pass/passChecks.ts';
import { passFollowers } from './pass/passFollowers.ts';
import { passHandlers } from './pass/passHandlers.ts';
import { passPurchaseJournal, passRewardJournal } from './pass/passJournals.ts';
import { passNotices } from './pass/passNotices.ts';
import { passToys } from './pass/passToys.ts';
import { remindOfSeason } from './pass/remindOfSeason.ts';
import { turnSeasons } from './pass/turnSeasons.ts';
import { queueChecks } from './queue/queueChecks.ts';
import { queueHandlers } from './queue/queueHandlers.ts';
import { queueNotices } from './queue/queueNotices.ts';
import { turnBoxes, turnsJob } from './queue/turnBoxes.ts';
import { findableBoxes } from './pools/findableBoxes.ts';
import { findableToys } from './pools/findableToys.ts';
import { amendsJournal } from './pools/amendsJournals.ts';
import { runSales, salesJob } from './pools/sale/runSales.ts';
import { saleChecks } from './pools/sale/saleChecks.ts';
import { saleNotices } from './pools/saleNotices.ts';
import { listBoxIds } from './pools/listBoxIds.ts';
import { nameBoxes } from './pools/nameBoxes.ts';
import { poolHandlers } from './pools/poolHandlers.ts';
import { seedBoxes } from './pools/seedBoxes.ts';
import { sharedPool } from './pools/shared/sharedPool.ts';
import { sharedPrize } from './pools/shared/sharedPrize.ts';
import { sharedSeries } from './pools/shared/sharedSeries.ts';
import { auditBoxes } from './proof/auditBoxes.ts';
import { proofHandlers } from './proof/proofHandlers.ts';

/** How late a reminder, a published seed or the beginning of a sale may be, in ms. */
const eveningInterval = 30_000;

/** How late a season of the battle pass may be marked as started or ended, and its players be told, in ms. */
const seasonInterval = 10_000;
const reminderInterval = 600_000;

/** How late the next in line gets a box, in ms. */
const turnInterval = 500;

/** How old the counts of draws may be, in ms, and how often they are compared with their odds. */
const [countingInterval, watchingInterval] = [10_000, 60_000];

export const boxesArea: Area = {
  name: 'boxes',
  calls: [
    ...poolHandlers,
    ...openingHandlers,
    ...proofHandlers,
    ...dailyHandlers,
    ...passHandlers,
    ...queueHandlers,
    ...fairnessHandlers,
  ],
  migrations: {
    '0005_boxes': boxes,
    '0021_pseudonyms': pseudonyms,
    '0028_items': items,
    '0042_opening_price_line': openingPriceLine,
    '0057_rewards': rewards,
    '0058_daily_draw': dailyDraw,
    '0070_endings': endings,
    '0071_draw_counts': drawCounts,
    '0053_opening_parts': openingParts,
    '0066_pass': pass,
    '0067_queue': queue,
    '0061_machines_and_bags': machinesAndBags,
    '0062_sales': sales,
  },
  checks: [{ find: auditBoxes }, ...dailyChecks, ...passChecks, ...queueChecks, ...fairnessChecks, ...saleChecks],
  jobs: [
    { name: 'reminders of the free draw', every: eveningInterval, run: ({ db }, now) => remindPlayers(db, now) },
    { name: salesJob, every: eveningInterval, run: ({ db }, now) => runSales(db, now) },
    { name: 'seeds of the free draw', every: eveningInterval, run: ({ db }, now) => revealEvening(db, now) },
    { name: 'seasons of the battle pass', every: seasonInterval, run: ({ db }, now) => turnSeasons(db, now) },
    { name: 'reminders of the battle pass', every: reminderInterval, run: ({ db }, now) => remindOfSeason(db, now) },
    { name: turnsJob, every: turnInterval, run: ({ db }, now) => turnBoxes(db, now) },
    { name: countingJob, every: countingInterval, run: ({ db }, now) => countDraws(db, now) },
    { name: watchingJob, every: watchingInterval, run: ({ db }, now) => watchOdds(db, now) },
    { name: handOverJob, every: reminderInterval, run: ({ db, ask }, now) => handOver(db, ask(passToys), now) },
  ],
  followers: [...openingFollowers, ...passFollowers, ...fairnessFollowers],
  provides: () => [bestWins.by(listBestWins), boxNames.by(nameBoxes), boxesOfSeries.by(listBoxIds)],
  sharedPages: {
    '/pages/box/pool_choose': { parameter: 'series_id', read: sharedSeries },
    '/pages/box/detail': { parameter: 'pool_id', read: sharedPool('/pages/box/detail') },
    '/pages/index/card_info': { parameter: 'pool_id', read: sharedPool('/pages/index/card_info') },
    '/pages/index/bag_details': { parameter: 'pool_id', read: sharedPool('/pages/index/bag_details') },
    '/pages/box/goods_rate': { parameter: 'pool_id', read: sharedPool('/pages/box/goods_rate') },
    '/pages/box/goods_detail': { parameter: 'prize_id', read: sharedPrize },
  },
  finds: [findableBoxes, findableToys],
  journals: [boxOpenJournal, rewardJournal, passPurchaseJournal, passRewardJournal, amendsJournal],
  notices: { ...openingNotices, ...dailyNotices, ...passNotices, ...queueNotices, ...saleNotices },
  seedDemo: async (db, times) => {
    const { opened, now } = times;
    await seedBoxes(db, opened, opened < now ? firstSeedOf : undefined);
    await seedDaily(db, times);
    await seedSeasons(db, times);
  },
  demoPast: [openDemoBoxes, drawDemoDaily, passDemoPast],
};
