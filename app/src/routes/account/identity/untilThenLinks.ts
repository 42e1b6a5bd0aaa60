import { addressesRoutes } from '../addresses/routes.ts';
import { levelsRoutes } from '../levels/routes.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';

/** What needs no verification. */
export const untilThenLinks = {
  boxes: poolsRoutes.mysteryBoxes,
  levels: levelsRoutes.level,
  addresses: addressesRoutes.addresses,
};
