import type { Coupon } from '../../coupons/tickets/contract.ts';
import type { CouponObstacle } from '../../coupons/tickets/words.ts';

/** What is bought: the coupons of its kind apply. */
export type BoughtAt = { readonly kind: 'box'; readonly pool_id: string } | { readonly kind: 'mall' };

/** A purchase before anything is taken off. */
export interface Purchase {
  at: BoughtAt;
  /** List price × count, in coins. */
  list: number;
}

/** Coins that a diamond pays. A stone pays one. */
export const coinsPerDiamond = 100;

/** What a purchase costs, part by part. The parts add up: `list` = `coupon` + `stones` + `diamond_off` + `coins`. */
export interface PriceLine {
  list: number;
  /** Coins that the coupon takes off. */
  coupon: number;
  /** Stones, which pay a coin each: at most half of what the coupon leaves. */
  stones: number;
  /** Whole diamonds, after the stones. */
  diamonds: number;
  /** Coins that they take off. */
  diamond_off: number;
  /** Coins that the last diamond is worth beyond the price: they are lost. */
  lost: number;
  /** Paid from the balance. */
  coins: number;
}

/** What a player wants to pay with beside coins. */
export interface ChosenParts {
  stones: number;
  diamonds: number;
}

type Distribute<Union, Keys extends PropertyKey> = Union extends unknown
  ? Readonly<Pick<Union, Keys & keyof Union>>
  : never;

/** What the price depends on. */
export type PricedCoupon = Distribute<
  Coupon,
  | 'coupon_id'
  | 'type'
  | 'percent_off'
  | 'most_off'
  | 'amount_off'
  | 'least_spend'
  | 'scope'
  | 'state'
  | 'valid_from'
  | 'valid_until'
> & { readonly pool_ids: readonly string[] };

/** The worth of a coupon, by type. */
export type CouponWorth = Distribute<Coupon, 'type' | 'percent_off' | 'most_off' | 'amount_off' | 'least_spend'>;

/** Coins that a coupon takes off a price which reaches its threshold: at least one, never more than the price. */
export function couponOff(worth: CouponWorth, list: number): number {
  if (worth.type !== 'discount') return Math.min(worth.amount_off, list);
  // In this order it is exact: prices are far below 2^53 / 100.
  const share = Math.floor((list * worth.percent_off) / 100);
  return Math.min(Math.max(share, 1), worth.most_off, list);
}

/** Coins that a coupon would take off a larger price, and that a purchase at this one loses. A percentage loses none. */
export function couponLost(worth: CouponWorth, list: number): number {
  return worth.type === 'discount' ? 0 : worth.amount_off - couponOff(worth, list);
}

/** What keeps a coupon from being used for a purchase; null when nothing does. */
export function couponObstacle(coupon: PricedCoupon, { at, list }: Purchase, now: Date): CouponObstacle | null {
  if (coupon.state === 'used') return 'used';
  if (coupon.state === 'expired' || Date.parse(coupon.valid_until) <= now.getTime()) return 'expired';
  if (coupon.state === 'unclaimed') return 'unclaimed';
  if (!applies(coupon, at)) return 'scope';
  if (Date.parse(coupon.valid_from) > now.getTime()) return 'not_yet';
  return list < leastSpend(coupon) ? 'threshold' : null;
}

/** The least that a purchase must cost for a coupon, in coins. */
export function leastSpend(worth: CouponWorth): number {
  return worth.type === 'no_threshold' ? 0 : worth.least_spend;
}

/**
 * The coupon that saves most on a purchase; null when none can be used. Of two that save the same, the one that loses
 * less of its worth, then the one that ends first, then the one with the smaller id.
 */
export function bestCoupon<Held extends PricedCoupon>(
  coupons: readonly Held[],
  purchase: Purchase,
  now: Date,
): Held | null {
  const usable = coupons.filter((coupon) => couponObstacle(coupon, purchase, now) === null);
  const [best] = usable.toSorted(
    (one, other) =>
      couponOff(other, purchase.list) - couponOff(one, purchase.list) ||
      couponLost(one, purchase.list) - couponLost(other, purchase.list) ||
      Date.parse(one.valid_until) - Date.parse(other.valid_until) ||
      (one.coupon_id < other.coupon_id ? -1 : 1),
  );
  return best ?? null;
}

/** The most stones that a purchase takes, once a coupon has taken `coupon` coins off. */
export function mostStones(list: number, coupon: number): number {
  return Math.floor((list - coupon) / 2);
}

/** The most diamonds that a purchase takes, once a coupon and stones have taken theirs: the last one may lose a part. */
export function mostDiamonds(list: number, coupon: number, stones: number): number {
  return Math.ceil((list - coupon - stones) / coinsPerDiamond);
}

/** What a purchase costs when a coupon takes `coupon` coins off. Of stones and diamonds it takes no more than it may. */
export function priceLine(list: number, coupon: number, chosen: ChosenParts = { stones: 0, diamonds: 0 }): PriceLine {
  const stones = Math.min(chosen.stones, mostStones(list, coupon));
  const diamonds = Math.min(chosen.diamonds, mostDiamonds(list, coupon, stones));
  const left = list - coupon - stones;
  const worth = diamonds * coinsPerDiamond;
  const diamond_off = Math.min(worth, left);
  return { list, coupon, stones, diamonds, diamond_off, lost: worth - diamond_off, coins: left - diamond_off };
}

function applies({ scope, pool_ids }: Pick<PricedCoupon, 'scope' | 'pool_ids'>, at: BoughtAt): boolean {
  if (scope === 'mall') return at.kind === 'mall';
  if (at.kind === 'mall') return false;
  return scope === 'any_box' || pool_ids.includes(at.pool_id);
}
