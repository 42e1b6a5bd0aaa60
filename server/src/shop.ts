import { accountArea } from './areas/account/area.ts';
import { boxesArea } from './areas/boxes/area.ts';
import { collectionArea } from './areas/collection/area.ts';
import { contentArea } from './areas/content/area.ts';
import { couponsArea } from './areas/coupons/area.ts';
import { mallArea } from './areas/mall/area.ts';
import { operatorArea } from './areas/operator/area.ts';
import { systemArea } from './areas/system/area.ts';
import { walletArea } from './areas/wallet/area.ts';
import { composeShop } from './platform/area/composeShop.ts';

/** The areas of the shop. An area that uses another's demo data comes after it. */
export const areas = [
  systemArea,
  contentArea,
  accountArea,
  walletArea,
  boxesArea,
  couponsArea,
  collectionArea,
  mallArea,
  operatorArea,
];

export const shop = composeShop(areas);
