import type { ItemAction } from '@mcy/api/collection/items/words';
import { collectionPlanned } from '../planned.ts';
import { decomposingRoutes } from '../decomposing/routes.ts';
import { giftsRoutes } from '../gifts/routes.ts';
import { synthesisRoutes } from '../synthesis/routes.ts';
import { upgradesRoutes } from '../upgrades/routes.ts';

/** Where an action goes on with the chosen items. */
export function actionLink(action: ItemAction, item_ids: readonly string[]): string {
  const chosen = item_ids.join(',');
  switch (action) {
    case 'send':
      return `${collectionPlanned.deliveryOrder}?${new URLSearchParams({ item_ids: chosen })}`;
    case 'gift':
      return giftsRoutes.give(chosen);
    case 'decompose':
      return decomposingRoutes.decompose(chosen);
    case 'upgrade':
      return upgradesRoutes.upgrade(chosen);
    case 'synthesise':
      return synthesisRoutes.synthesis(chosen);
  }
}
