import type { ParsedRequestOf, RefusalOf, Translated } from '@mcy/api/contract';
import type { giveCoupon as call } from '@mcy/api/operator/coupons/contract';
import { notify } from '../../account/door.ts';
import { claimUntil, countHeld, issueCoupons, lockIssue } from '../../coupons/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { logAction } from '../identity/logAction.ts';
import { issueNotFoundRefusal } from './changeIssue.ts';
import {
  giftToItsOperator,
  giftToOneself,
  issuePaused,
  noneLeft,
  playerHasEnough,
  playerNotFound,
} from './messages.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    coupon_gift: true;
  }
}

const day = 86_400_000;

/** Gives a player a coupon to claim, notifies them, and returns its template's id. */
export async function giveCoupon(
  db: Database,
  { issue_id, invite_code, why }: ParsedRequestOf<typeof call>,
  operator_id: string,
  now: Date,
): Promise<string> {
  const player = await db
    .selectFrom('app_user')
    .select('user_id')
    .where('invite_code', '=', invite_code)
    .executeTakeFirst();
  // Nobody's id, so that a wrong code is told after a wrong issue.
  const issue = await lockIssue(db, { issue_id, user_id: player?.user_id ?? issue_id });
  if (issue?.way !== 'gift') throw issueNotFoundRefusal();
  const { template_id, paused, closes_at, stock, issued, per_player } = issue;
  if (paused || (closes_at !== null && closes_at <= now)) throw refusal('coupon_issue_paused', issuePaused, 'issue_id');
  if (!player) throw refusal('coupon_player_not_found', playerNotFound, 'invite_code');
  const { user_id } = player;
  if (user_id === operator_id) throw refusal('coupon_to_oneself', giftToOneself, 'invite_code');
  if (issue.own) throw refusal('coupon_of_own_issue', giftToItsOperator, 'invite_code');
  if ((await countHeld(db, { issue_id, user_id })) >= per_player) {
    throw refusal('coupon_limit_reached', playerHasEnough, 'invite_code');
  }
  if (stock !== null && issued >= stock) throw refusal('coupons_sold_out', noneLeft, 'issue_id');
  const claim_until = claimUntil(now);
  await issueCoupons(db, [{ issue_id, user_id, state: 'unclaimed', now, claim_until }]);
  const { name } = await db
    .selectFrom('coupon_template')
    .select('name')
    .where('template_id', '=', template_id)
    .executeTakeFirstOrThrow();
  const days = Math.round((claim_until.getTime() - now.getTime()) / day);
  await notify(db, user_id, { kind: 'coupon_given', data: { name, days } }, now);
  const detail = { why, issue_id, user_id };
  await logAction(db, { operator_id, action: 'coupon_gift', subject_id: template_id, detail }, now);
  return template_id;
}

function refusal(error: RefusalOf<typeof call>, message: Translated, field: string): Refusal {
  return new Refusal({ error, message, field });
}
