import * as contract from '@mcy/api/coupons/offers/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { presentCoupon } from '../tickets/presentCoupons.ts';
import { readerOf } from '../tickets/ticketHandlers.ts';
import { buyCoupon } from './buyCoupon.ts';
import { listOffers } from './listOffers.ts';
import { takeCoupon } from './takeCoupon.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const offerHandlers: readonly Implementation[] = [
  implement(contract.listCouponOffers, (page, context) =>
    listOffers(context.db, context.caller.user_id, page, readerOf(context)),
  ),

  implement(contract.buyCoupon, async (request, context) => {
    const { db, caller, now } = context;
    const { coupon, balance } = await buyCoupon(db, { user_id: caller.user_id, request }, now);
    return { coupon: await presentCoupon(db, coupon, readerOf(context)), balance };
  }),

  implement(contract.takeCoupon, async ({ issue_id }, context) => {
    const { db, caller, now } = context;
    const coupon = await takeCoupon(db, { user_id: caller.user_id, issue_id }, now);
    return { coupon: await presentCoupon(db, coupon, readerOf(context)) };
  }),
];
