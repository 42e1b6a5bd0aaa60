import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { isOwnIssue } from './isOwnIssue.ts';

/** The ids of the boxes that a template is for, for a query that has the template. */
export const poolIds = sql<string[]>`(
  select coalesce(jsonb_agg(pool_id order by pool_id), '[]') from coupon_template_box box
  where box.template_id = template.template_id)`;

/** Starts a query over coupons that reads what `presentCoupons` and the price need. */
export function selectCoupons(db: Database) {
  return db
    .selectFrom('coupon')
    .innerJoin('coupon_template as template', 'template.template_id', 'coupon.template_id')
    .select(['coupon.coupon_id', 'coupon.issue_id', 'coupon.user_id', 'coupon.state', 'coupon.ends_at'])
    .select(['coupon.created_at', 'coupon.claim_until', 'coupon.valid_from', 'coupon.valid_until'])
    .select(['coupon.used_at', 'coupon.saved', 'template.name', 'template.scope', 'template.valid_days'])
    .select(['template.type', 'template.percent_off', 'template.most_off', 'template.amount_off'])
    .select(['template.least_spend', poolIds.as('pool_ids')])
    .select(isOwnIssue('coupon.issue_id', sql.ref('coupon.user_id')).as('own'));
}

/** A coupon with the terms of its template. */
export type CouponRow = Awaited<ReturnType<ReturnType<typeof selectCoupons>['execute']>>[number];
