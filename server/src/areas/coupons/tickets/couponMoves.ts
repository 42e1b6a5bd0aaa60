import type { CouponState } from '@mcy/api/coupons/tickets/words';

/** `shop` acts for a purchase, `clock` is the time of the server. */
type CouponActor = 'player' | 'shop' | 'clock';
type CouponAction = 'claim' | 'use' | 'give_back' | 'expire';

/** What may become of a coupon: state × actor × action. Whatever is not here is refused and changes nothing. */
export const couponMoves: Readonly<
  Record<CouponState, Partial<Record<CouponActor, Partial<Record<CouponAction, CouponState>>>>>
> = {
  unclaimed: { player: { claim: 'usable' }, clock: { expire: 'expired' } },
  usable: { player: { use: 'used' }, clock: { expire: 'expired' } },
  used: { shop: { give_back: 'usable' } },
  expired: {},
};

/** Where an action takes a coupon; null when it may not be done. */
export function moveCoupon(state: CouponState, actor: CouponActor, action: CouponAction): CouponState | null {
  return couponMoves[state][actor]?.[action] ?? null;
}
