import * as contract from '@mcy/api/mall/wishlist/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { changeWish, isWished, listWishes } from './wishes.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const wishlistHandlers: readonly Implementation[] = [
  implement(contract.listWishes, (page, { db, caller: { user_id }, locale, now }) =>
    listWishes(db, { ...page, user_id }, { locale, now }),
  ),

  implement(contract.readWish, async ({ product_id }, { db, caller: { user_id } }) => ({
    wished: await isWished(db, user_id, product_id),
  })),

  implement(contract.changeWish, async ({ product_id, wished }, { db, caller: { user_id }, now }) => {
    await changeWish(db, { user_id, product_id, wished, now });
    return { wished };
  }),
];
