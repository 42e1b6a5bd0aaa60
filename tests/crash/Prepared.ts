import type { ShopSettings } from '../shop/startShop.ts';

/** A database for the tests of one suite. */
export interface Prepared {
  settings: ShopSettings;
  end: () => Promise<void>;
}
