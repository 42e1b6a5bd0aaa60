import * as contract from '@mcy/api/mall/cart/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { agreeToPrices, countPieces, joinCart, putIntoCart, removeFromCart } from './changeCart.ts';
import { presentLines, readKept } from './readLines.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const cartHandlers: readonly Implementation[] = [
  implement(contract.readCart, async (_request, { db, caller, locale, now }) => {
    const kept = await db
      .selectFrom('cart_line')
      .select(['variant_id', 'count', 'seen_price'])
      .where('user_id', '=', caller.user_id)
      .orderBy('put_at', 'desc')
      .orderBy('variant_id')
      .execute();
    return { lines: await presentLines(db, kept, { locale, now }) };
  }),

  implement(contract.readKeptCart, async ({ lines }, { db, locale, now }) => ({
    lines: await presentLines(db, readKept(lines), { locale, now }),
  })),

  implement(contract.countCart, async (_request, { db, caller }) => ({
    pieces: await countPieces(db, caller.user_id),
  })),

  implement(contract.addToCart, async (request, { db, caller: { user_id }, now }) => {
    await putIntoCart(db, 'add', { ...request, user_id, now });
    return { pieces: await countPieces(db, user_id) };
  }),

  implement(contract.setCartCount, async (request, { db, caller: { user_id }, now }) => {
    await putIntoCart(db, 'set', { ...request, user_id, now });
    return { pieces: await countPieces(db, user_id) };
  }),

  implement(contract.removeFromCart, async ({ variant_ids }, { db, caller: { user_id } }) => {
    await removeFromCart(db, user_id, variant_ids);
    return { pieces: await countPieces(db, user_id) };
  }),

  implement(contract.agreeToPrices, async (_request, { db, caller: { user_id }, now }) => {
    await agreeToPrices(db, user_id, now);
    return {};
  }),

  implement(contract.joinCart, async ({ lines }, { db, caller: { user_id }, now }) => {
    const left_out = await joinCart(db, { user_id, lines, now });
    return { pieces: await countPieces(db, user_id), left_out };
  }),
];
