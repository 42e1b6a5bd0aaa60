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
}

/** What the button does, and for how much. */
export interface Offer {
  count: DrawCount;
  draws: number;
  total: number;
  action: 'pay' | 'recharge' | 'signIn';
}

/** What is offered to a player who chose `draws`: that many, or the most below. Never more. Null for a sold-out box. */
export function offerOf({ price, remaining, balance }: Market, draws: number): Offer | null {
  const offer = drawCounts(remaining).findLast((candidate) => candidate.draws <= draws);
  if (offer === undefined) return null;
  const total = price * offer.draws;
  return { ...offer, total, action: balance === null ? 'signIn' : total > balance ? 'recharge' : 'pay' };
}

/** Whether a button does the same for the same price. */
export function isSameOffer(one: Offer | null, other: Offer | null): boolean {
  return one?.draws === other?.draws && one?.total === other?.total && one?.action === other?.action;
}
