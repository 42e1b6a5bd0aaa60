import type { Locale } from '@mcy/api/contract';
import type { SeasonChoices } from '@mcy/api/operator/pass/contract';
import type { Database } from '../../../platform/db/database.ts';

/** Every toy and issue of gift coupons. */
export async function listSeasonChoices(db: Database, locale: Locale): Promise<SeasonChoices> {
  const [toys, issues] = await Promise.all([
    db
      .selectFrom('toy')
      .innerJoin('stock', 'stock.toy_id', 'toy.toy_id')
      .select(['toy.toy_id', 'name', 'value', 'free'])
      .orderBy('series_id')
      .orderBy('value', 'desc')
      .execute(),
    db
      .selectFrom('coupon_issue')
      .innerJoin('coupon_template', 'coupon_template.template_id', 'coupon_issue.template_id')
      .select(['issue_id', 'coupon_template.name'])
      .select((is) => is('stock', '-', is.ref('issued')).$notNull().as('left'))
      .where('way', '=', 'gift')
      .where('paused', '=', false)
      .orderBy('issue_id', 'desc')
      .execute(),
  ]);
  return {
    toys: toys.map(({ name, ...toy }) => ({ ...toy, name: name[locale] })),
    issues: issues.map(({ name, ...issue }) => ({ ...issue, name: name[locale] })),
  };
}
