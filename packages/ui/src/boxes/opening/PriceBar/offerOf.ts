import type { DrawCount } from '@mcy/api/boxes/opening/contract';
import { countOf, mostDraws } from './drawCounts.ts';

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
  /** The stones and diamonds that the player chose to pay with; without it none are used. */
  parts?: PartsInUse | undefined;
}

/** What a player pays with beside coins. */
export interface PaidParts {
  stones: number;
  diamonds: number;
}

/** The stones and diamonds of a price. */
export interface PartsInUse {
  /** Those for a list price once a coupon took `coupon` coins off, and the coins that they take off. */
  of: (list: number, coupon: number) => PaidParts & { off: number };
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
  stones: number;
  diamonds: number;
  /** After the coupon, stones and diamonds. */
  total: number;
  action: 'pay' | 'recharge' | 'signIn';
}

const noParts = { stones: 0, diamonds: 0, off: 0 };

/** What is offered to a player who chose so many draws: that many, or the most below. Never more. Null for a sold-out box. */
export function offerOf({ price, remaining, balance, coupons, parts }: Market, chosen: number): Offer | null {
  const draws = Math.min(chosen, mostDraws(remaining));
  if (draws === 0) return null;
  const list = price * draws;
  const coupon = coupons?.of(list) ?? null;
  const { stones, diamonds, off } = parts?.of(list, coupon?.off ?? 0) ?? noParts;
  const total = list - (coupon?.off ?? 0) - off;
  const coupon_id = coupon?.coupon_id ?? null;
  return {
    count: countOf(draws, remaining),
    draws,
    list,
    coupon_id,
    stones,
    diamonds,
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
    one?.stones === other?.stones &&
    one?.diamonds === other?.diamonds &&
    one?.action === other?.action
  );
}
