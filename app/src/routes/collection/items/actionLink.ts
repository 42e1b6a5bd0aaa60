import type { ItemAction } from '@mcy/api/collection/items/words';
import { parcelsRoutes } from '../parcels/routes.ts';
import { decomposingRoutes } from '../decomposing/routes.ts';
import { giftsRoutes } from '../gifts/routes.ts';
import { synthesisRoutes } from '../synthesis/routes.ts';
import { upgradesRoutes } from '../upgrades/routes.ts';

/** The page of each action, with the chosen items. */
const pages: Readonly<Record<ItemAction, (item_ids: string) => string>> = {
  send: parcelsRoutes.deliveryOrder,
  gift: giftsRoutes.give,
  decompose: decomposingRoutes.decompose,
  upgrade: upgradesRoutes.upgrade,
  synthesise: synthesisRoutes.synthesis,
};

/** Where an action goes on with the chosen items. */
export function actionLink(action: ItemAction, item_ids: readonly string[]): string {
  return pages[action](item_ids.join(','));
}
