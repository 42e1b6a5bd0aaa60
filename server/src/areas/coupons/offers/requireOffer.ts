import type { Translated } from '@mcy/api/contract';
import { Refusal } from '../../../platform/http/Refusal.ts';
import type { LockedIssue } from '../tickets/issueCoupons.ts';
import { couponOfOwnIssue } from '../tickets/messages.ts';
import { couponLimitReached, couponsSoldOut, offerClosed, offerNotFound } from './messages.ts';

/**
 * Refuses unless a player may take a coupon of a locked issue now: `offer_not_found`, `offer_closed`,
 * `coupon_of_own_issue`, `coupon_limit_reached`, `coupons_sold_out`.
 */
export function requireOffer(issue: LockedIssue | undefined, held: number, now: Date): LockedIssue {
  if (!issue || (issue.way !== 'purchase' && issue.way !== 'free')) throw refusal('offer_not_found', offerNotFound);
  const { paused, opens_at, closes_at, per_player, stock, issued } = issue;
  if (paused || opens_at > now || (closes_at !== null && closes_at <= now)) throw refusal('offer_closed', offerClosed);
  if (issue.own) throw refusal('coupon_of_own_issue', couponOfOwnIssue);
  if (held >= per_player) throw refusal('coupon_limit_reached', couponLimitReached(per_player));
  if (stock !== null && issued >= stock) throw refusal('coupons_sold_out', couponsSoldOut);
  return issue;
}

type OfferRefusal =
  | 'offer_not_found'
  | 'offer_closed'
  | 'coupon_of_own_issue'
  | 'coupon_limit_reached'
  | 'coupons_sold_out';

function refusal(error: OfferRefusal, message: Translated): Refusal {
  return new Refusal({ error, message, field: 'issue_id' });
}
