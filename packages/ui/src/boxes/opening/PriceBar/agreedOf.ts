import type { DrawCount } from '@mcy/api/boxes/opening/contract';
import type { Offer, PaidParts } from './offerOf.ts';

/** What a player agrees to pay: coins, beside a coupon, stones and diamonds where they are used. */
export type AgreedPrice = [total: number, coupon_id?: string | undefined, parts?: PaidParts];

/** How many draws, for what. */
export type Agreed = [count: DrawCount, ...price: AgreedPrice];

/** What the press of a button agrees to. */
export function agreedOf({ count, total, coupon_id, stones, diamonds }: Offer): Agreed {
  if (stones + diamonds > 0) return [count, total, coupon_id ?? undefined, { stones, diamonds }];
  return coupon_id === null ? [count, total] : [count, total, coupon_id];
}
