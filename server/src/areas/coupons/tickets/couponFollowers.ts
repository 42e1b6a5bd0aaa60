import type { Database } from '../../../platform/db/database.ts';
import type { Fact } from '../../../platform/facts/Facts.ts';
import { follower } from '../../../platform/facts/Follower.ts';
import { notifyAll } from '../../account/door.ts';
import { issueCoupons } from './issueCoupons.ts';

/** The issue of the coupon for a new invitation code (spec §9), which a migration wrote. */
const invitationIssue = '0199c0de-0000-7000-8000-000000000002';

export const couponFollowers = [follower('inviterBound', { name: 'coupon for an invitation', after: welcome })];

/** Gives players who bound an invitation code their coupon: one each forever, by constraint. */
async function welcome(db: Database, facts: readonly Fact<'inviterBound'>[]): Promise<void> {
  const given = await issueCoupons(
    db,
    facts.map(({ data: { user_id }, now }) => ({ issue_id: invitationIssue, user_id, state: 'usable', now })),
  );
  if (given.length === 0) return;
  const { amount, days } = await db
    .selectFrom('coupon_template as template')
    .innerJoin('coupon_issue as issue', 'issue.template_id', 'template.template_id')
    .select(['template.most as amount', 'template.valid_days as days'])
    .where('issue.issue_id', '=', invitationIssue)
    .executeTakeFirstOrThrow();
  const got = new Set(given.map(({ user_id }) => user_id));
  await notifyAll(
    db,
    facts.flatMap(({ data: { user_id }, now }) =>
      got.has(user_id) ? [{ user_id, kind: 'coupon_welcome' as const, data: { amount, days }, now }] : [],
    ),
  );
}
