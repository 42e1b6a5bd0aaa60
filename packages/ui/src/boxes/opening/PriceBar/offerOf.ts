import type { DrawCount } from '@mcy/api/boxes/opening/contract';
import { drawCounts } from './drawCounts.ts';

/** What the shop has and the player can pay. */
export interface Market {
  /** Coins per draw. */
  price: number;
  /** Tickets left; null for an infinite pool. */
  remaining: number | null;
  /** The player's coins; null for a guest. */
  balance: number | null;
  /** The coupon of the player's for a price; without it none is used. */
  coupons?: ChosenCoupon | undefined;
}

/** What the player chose of their coupons, and what it comes to. */
export interface ChosenCoupon {
  /** A coupon, null for none, undefined for the best. */
  choice: string | null | undefined;
  /** The coupon for a list price, and the coins it takes off; null for none. */
  of: (list: number) => { coupon_id: string; off: number } | null;
}

/** What the button does, and for how much. */
export interface Offer {
  count: DrawCount;
  draws: number;
  /** Before the coupon, in coins. */
  list: number;
  /** Null where none is used. */
  coupon_id: string | null;
  /** After the coupon. */
  total: number;
  action: 'pay' | 'recharge' | 'signIn';
}

/** What is offered to a player who chose `draws`: that many, or the most below. Never more. Null for a sold-out box. */
export function offerOf({ price, remaining, balance, coupons }: Market, draws: number): Offer | null {
  const offer = drawCounts(remaining).findLast((candidate) => candidate.draws <= draws);
  if (offer === undefined) return null;
  const list = price * offer.draws;
  const coupon = coupons?.of(list) ?? null;
  const total = list - (coupon?.off ?? 0);
  const coupon_id = coupon?.coupon_id ?? null;
  return {
    ...offer,
    list,
    coupon_id,
    total,
    action: balance === null ? 'signIn' : total > balance ? 'recharge' : 'pay',
  };
}

/** Whether a button does the same for the same price and coupon. */
export function isSameOffer(one: Offer | null, other: Offer | null): boolean {
  return (
    one?.draws === other?.draws &&
    one?.total === other?.total &&
    one?.coupon_id === other?.coupon_id &&
    one?.action === other?.action
  );
}
