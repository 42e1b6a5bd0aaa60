import type { Area } from '../../platform/area/Area.ts';
import { bestWins } from '../account/door.ts';
import { boxNames, boxesOfSeries } from '../coupons/door.ts';
import { boxes } from './migrations/0005_boxes.ts';
import { items } from './migrations/0028_items.ts';
import { pseudonyms } from './migrations/0021_pseudonyms.ts';
import { openingPriceLine } from './migrations/0042_opening_price_line.ts';
import { listBestWins } from './opening/listBestWins.ts';
import { firstSeedOf } from './opening/demo/firstSeedOf.ts';
import { openDemoBoxes } from './opening/demo/openDemoBoxes.ts';
import { openingFollowers } from './opening/openingFollowers.ts';
import { openingHandlers } from './opening/openingHandlers.ts';
import { boxOpenJournal } from './opening/openingJournals.ts';
import { openingNotices } from './opening/openingNotices.ts';
import { listBoxIds } from './pools/listBoxIds.ts';
import { nameBoxes } from './pools/nameBoxes.ts';
import { poolHandlers } from './pools/poolHandlers.ts';
import { seedBoxes } from './pools/seedBoxes.ts';
import { sharedPool } from './pools/shared/sharedPool.ts';
import { sharedPrize } from './pools/shared/sharedPrize.ts';
import { sharedSeries } from './pools/shared/sharedSeries.ts';
import { auditBoxes } from './proof/auditBoxes.ts';
import { proofHandlers } from './proof/proofHandlers.ts';

export const boxesArea: Area = {
  name: 'boxes',
  calls: [...poolHandlers, ...openingHandlers, ...proofHandlers],
  migrations: {
    '0005_boxes': boxes,
    '0021_pseudonyms': pseudonyms,
    '0028_items': items,
    '0042_opening_price_line': openingPriceLine,
  },
  checks: [{ find: auditBoxes }],
  followers: openingFollowers,
  provides: () => [bestWins.by(listBestWins), boxNames.by(nameBoxes), boxesOfSeries.by(listBoxIds)],
  sharedPages: {
    '/pages/box/pool_choose': { parameter: 'series_id', read: sharedSeries },
    '/pages/box/detail': { parameter: 'pool_id', read: sharedPool('/pages/box/detail') },
    '/pages/box/goods_rate': { parameter: 'pool_id', read: sharedPool('/pages/box/goods_rate') },
    '/pages/box/goods_detail': { parameter: 'prize_id', read: sharedPrize },
  },
  journals: [boxOpenJournal],
  notices: openingNotices,
  seedDemo: (db, { opened, now }) => seedBoxes(db, opened, opened < now ? firstSeedOf : undefined),
  demoPast: [openDemoBoxes],
};
