import { findDemoPeople, notify } from '../../../account/door.ts';
import type { DemoDay } from '../../../../platform/area/DemoDay.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { claimUntil } from '../../tickets/validUntil.ts';
import { issueCoupons } from '../../tickets/issueCoupons.ts';
import { buyCoupon } from '../buyCoupon.ts';
import { takeCoupon } from '../takeCoupon.ts';
import { demoIssueId, demoIssues } from './demoIssues.ts';

/** Who gets which coupon, by days before the first start. Boxes are opened with them from the next day on. */
const takenOn: Readonly<Record<number, readonly (readonly [slug: string, issue: string])[]>> = {
  21: [
    ['demo', 'opening-week'],
    ['thaonguyen', 'opening-week'],
    ['ductri', 'opening-week'],
  ],
  12: [
    ['demo', 'dragons'],
    ['quang', 'dragons'],
    ['haidang', 'weekend'],
    ['quang', 'ten'],
  ],
  7: [
    ['tuananh', 'ten'],
    ['sophie', 'weekend'],
    ['oliver', 'last-few'],
    ['xiaoyu', 'last-few'],
  ],
  5: [
    ['demo', 'weekend'],
    ['thaonguyen', 'weekend'],
    ['baochau', 'last-few'],
  ],
  3: [
    ['demo', 'mall'],
    ['lan', 'weekend'],
    ['kimngan', 'last-few'],
  ],
  1: [
    ['demo', 'weekend'],
    ['demo', 'thanks'],
    ['lan', 'thanks'],
  ],
};

/** Lets the demo's people buy, take and be given coupons on a day. */
export async function takeDemoCoupons(db: Database, { ago, at }: DemoDay): Promise<void> {
  const taken = takenOn[ago] ?? [];
  if (taken.length === 0) return;
  const idOf = await findDemoPeople(db);
  for (const [place, [slug, name]] of taken.entries()) {
    const now = at(0.96 + (place * 0.03) / taken.length);
    const issue = demoIssues.find((one) => one.slug === name);
    if (!issue) throw new Error(`The demo has no coupon ${name}`);
    const [user_id, issue_id] = [idOf(slug), demoIssueId(name)];
    if (issue.way === 'free') await takeCoupon(db, { user_id, issue_id }, now);
    if (issue.way === 'purchase') await buyCoupon(db, { user_id, request: { issue_id, price: issue.price ?? 0 } }, now);
    if (issue.way === 'gift') {
      await issueCoupons(db, [{ issue_id, user_id, state: 'unclaimed', now, claim_until: claimUntil(now) }]);
      await notify(db, user_id, { kind: 'coupon_given', data: { name: issue.name, days: 30 } }, now);
    }
  }
}

/** A coupon that one of the demo's people can use; undefined when they have none of the issue. */
export async function findDemoCoupon(
  db: Database,
  { user_id, slug, now }: { user_id: string; slug: string; now: Date },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('coupon')
    .select('coupon_id')
    .where('user_id', '=', user_id)
    .where('issue_id', '=', demoIssueId(slug))
    .where('state', '=', 'usable')
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .executeTakeFirst();
  return found?.coupon_id;
}
