import type { ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { listCouponOffers as call } from '@mcy/api/coupons/offers/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { nameAll } from '../tickets/boxNames.ts';
import type { CouponReader } from '../tickets/presentCoupons.ts';
import { isOwnIssue } from '../tickets/isOwnIssue.ts';
import { poolIds } from '../tickets/selectCoupons.ts';
import { worthOf } from '../tickets/worthOf.ts';

/** Coupons that players can buy or take for free now, the latest offer first. */
export async function listOffers(
  db: Database,
  user_id: string,
  page: ParsedRequestOf<typeof call>,
  { locale, now, nameBoxes }: CouponReader,
): Promise<ResponseOf<typeof call>> {
  const query = db
    .selectFrom('coupon_issue as issue')
    .innerJoin('coupon_template as template', 'template.template_id', 'issue.template_id')
    .select(['issue.issue_id', 'issue.price', 'issue.stock', 'issue.issued', 'issue.per_player', 'issue.closes_at'])
    .select(['template.name', 'template.scope', 'template.valid_days', 'template.type', 'template.percent_off'])
    .select(['template.most_off', 'template.amount_off', 'template.least_spend', poolIds.as('pool_ids')])
    .select(
      sql<number>`(select count(*)::integer from coupon where coupon.issue_id = issue.issue_id and user_id = ${user_id})`.as(
        'taken',
      ),
    )
    .where((is) => is.not(isOwnIssue('issue.issue_id', sql.val(user_id))))
    .where(sql<boolean>`issue.way in ('purchase', 'free') and not issue.paused`)
    .where('issue.opens_at', '<=', now)
    .where((is) => is.or([is('issue.closes_at', 'is', null), is('issue.closes_at', '>', now)]));
  const { rows, next_cursor } = await readPage(query, { by: 'issue.issue_id' }, page);
  const names = await nameAll(db, rows, { locale, nameBoxes });
  return {
    rows: rows.map((row) => ({
      ...worthOf(row),
      issue_id: row.issue_id,
      name: row.name[locale],
      scope: row.scope,
      pool_ids: row.pool_ids,
      box_names: names(row.pool_ids),
      price: row.price,
      stock: row.stock ?? 0,
      remaining: (row.stock ?? 0) - row.issued,
      per_player: row.per_player,
      taken: row.taken,
      valid_days: row.valid_days,
      closes_at: row.closes_at?.toISOString() ?? null,
    })),
    next_cursor,
  };
}
