import * as contract from '@mcy/api/coupons/tickets/contract';
import { type CallContext, type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { boxNames } from './boxNames.ts';
import { claimCoupon } from './claimCoupon.ts';
import { countCoupons } from './countCoupons.ts';
import { listCoupons } from './listCoupons.ts';
import { listUsableCoupons } from './listUsableCoupons.ts';
import { type CouponReader, presentCoupon } from './presentCoupons.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const ticketHandlers: readonly Implementation[] = [
  implement(contract.listCoupons, (request, context) =>
    listCoupons(context.db, context.caller.user_id, request, readerOf(context)),
  ),

  implement(contract.countCoupons, (_request, { db, caller, now }) => countCoupons(db, caller.user_id, now)),

  implement(contract.listBoxCoupons, async ({ pool_id }, context) => {
    const { db, caller, now } = context;
    const at = { kind: 'box', pool_id } as const;
    const rows = await listUsableCoupons(db, { user_id: caller.user_id, at }, readerOf(context));
    return { rows, now: now.toISOString() };
  }),

  implement(contract.claimCoupon, async ({ coupon_id }, context) => {
    const { db, caller, now } = context;
    const claimed = await claimCoupon(db, { user_id: caller.user_id, coupon_id }, now);
    return presentCoupon(db, claimed, readerOf(context));
  }),
];

/** Who reads coupons in a call. */
export function readerOf({ locale, now, ask }: Pick<CallContext, 'locale' | 'now' | 'ask'>): CouponReader {
  return { locale, now, nameBoxes: ask(boxNames) };
}
