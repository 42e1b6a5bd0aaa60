import type { Area } from '../../platform/area/Area.ts';
import { hour } from '../../platform/jobs/startJobs.ts';
import { cartHandlers } from './cart/cartHandlers.ts';
import { catalogueHandlers } from './catalogue/catalogueHandlers.ts';
import { seedProducts } from './catalogue/demo/seedProducts.ts';
import { findableProducts } from './catalogue/findableProducts.ts';
import { sharedProduct } from './catalogue/sharedProduct.ts';
import { shelfChecks } from './catalogue/shelfChecks.ts';
import { mallCatalogue } from './migrations/0081_mall_catalogue.ts';
import { search } from './migrations/0082_search.ts';
import { cart } from './migrations/0083_cart.ts';
import { wishlist } from './migrations/0084_wishlist.ts';
import { seedQueries } from './search/demo/seedQueries.ts';
import { indexDocuments, indexingJob } from './search/indexDocuments.ts';
import { forgetQueries } from './search/queryLog.ts';
import { searchHandlers } from './search/searchHandlers.ts';
import { tellingJob } from './wishlist/tellWishes.ts';
import { wishlistHandlers } from './wishlist/wishlistHandlers.ts';
import { wishNotices } from './wishlist/wishNotices.ts';

export const mallArea: Area = {
  name: 'mall',
  calls: [...catalogueHandlers, ...searchHandlers, ...cartHandlers, ...wishlistHandlers],
  migrations: {
    '0081_mall_catalogue': mallCatalogue,
    '0082_search': search,
    '0083_cart': cart,
    '0084_wishlist': wishlist,
  },
  checks: shelfChecks,
  finds: [findableProducts],
  jobs: [indexingJob, tellingJob, { name: 'old queries', every: hour, run: ({ db }, now) => forgetQueries(db, now) }],
  notices: wishNotices,
  sharedPages: { '/pages/index/mall_details': { parameter: 'product_id', read: sharedProduct } },
  seedDemo: async (db, times) => {
    await seedProducts(db, times);
    await indexDocuments(db, times.finds, times.now);
    await seedQueries(db, times.now);
  },
};
