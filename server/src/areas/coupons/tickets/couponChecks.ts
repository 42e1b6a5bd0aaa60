import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const couponChecks: readonly Check[] = [
  {
    invariant: 'coupons: an issue counts the coupons given, those used and what they took off',
    offending: sql`
      select issue.issue_id, issue.issued, issue.used, issue.saved::text, count(coupon.coupon_id) as given,
        count(coupon.used_at) as spent, coalesce(sum(coupon.saved), 0)::text as taken_off
      from coupon_issue issue left join coupon using (issue_id)
      group by issue.issue_id
      having issue.issued <> count(coupon.coupon_id) or issue.used <> count(coupon.used_at)
        or issue.saved <> coalesce(sum(coupon.saved), 0)`,
  },
  {
    invariant: 'coupons: none took off more than it promises, and each is as long valid as it says',
    offending: sql`
      select coupon_id, saved, most, valid_from, valid_until
      from coupon join coupon_template using (template_id)
      where saved > most or valid_until < valid_from + valid_days * interval '1 day'`,
  },
  {
    invariant: 'coupons: no operator got or used one of an issue that they made, changed or agreed to',
    offending: sql`
      select coupon_id, user_id from coupon join coupon_issue_operator using (issue_id, user_id)
      where created_at > since or used_at > since`,
  },
  {
    invariant: 'coupons: only who came by an invitation has the coupon for it',
    offending: sql`
      select app_user.user_id from app_user
      where invited_by is null and exists (
        select from coupon join coupon_issue using (issue_id)
        where coupon.user_id = app_user.user_id and way = 'invitation')`,
  },
  {
    invariant: '2: a sold coupon was paid for by its player, once and at its price; no other coupon was',
    offending: sql`
      with moved as (
        select journal.reference_id as coupon_id, account.user_id, -sum(entry.amount) as paid
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind = 'coupon_purchase' and account.user_id is not null
        group by journal.reference_id, account.user_id
      ), sold as (
        select coupon.coupon_id, coupon.user_id, issue.price
        from coupon join coupon_issue issue using (issue_id) where issue.way = 'purchase'
      )
      select sold.coupon_id, moved.coupon_id as journal_of, sold.price, moved.paid::text
      from sold full join moved using (coupon_id, user_id)
      where moved.paid is distinct from sold.price`,
  },
];
