import type { DemoTimes } from '../../../../platform/area/DemoDay.ts';
import { demoId } from '../../../../platform/db/demoId.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { type DemoIssue, demoIssueId, demoIssues } from './demoIssues.ts';

const day = 86_400_000;

/** Adds the demo's coupons where they are missing, on offer since its shop opened. */
export async function seedDemoIssues(db: Database, times: DemoTimes): Promise<void> {
  for (const issue of demoIssues) await seedDemoIssue(db, issue, times);
}

/** Adds one of them where it is missing, and returns its id. */
export async function seedDemoIssue(db: Database, issue: DemoIssue, { opened }: DemoTimes): Promise<string> {
  const template_id = demoId(`coupon template/${issue.slug}`);
  const known = await db
    .selectFrom('coupon_template')
    .select('template_id')
    .where('template_id', '=', template_id)
    .executeTakeFirst();
  if (!known) await seed(db, template_id, issue, opened);
  return demoIssueId(issue.slug);
}

async function seed(db: Database, template_id: string, issue: DemoIssue, opened: Date): Promise<void> {
  const { slug, name, worth, scope, series, valid_days, way, price = 0, stock, per_player = 1, open_days } = issue;
  const { most } = await db
    .insertInto('coupon_template')
    .values({
      template_id,
      name: JSON.stringify(name),
      type: worth.type,
      percent_off: worth.type === 'discount' ? worth.percent_off : null,
      most_off: worth.type === 'discount' ? worth.most_off : null,
      amount_off: worth.type === 'discount' ? null : worth.amount_off,
      least_spend: worth.type === 'no_threshold' ? 0 : worth.least_spend,
      scope,
      valid_days,
      created_at: opened,
    })
    .returning('most')
    .executeTakeFirstOrThrow();
  if (series !== undefined) {
    const first = db
      .selectFrom('pool')
      .select('series_id')
      .where('pool_id', '=', demoId(`pool/${series}/1`));
    const boxes = await db.selectFrom('pool').select('pool_id').where('series_id', '=', first).execute();
    await db
      .insertInto('coupon_template_box')
      .values(boxes.map(({ pool_id }) => ({ template_id, pool_id })))
      .execute();
  }
  await db
    .insertInto('coupon_issue')
    .values({
      issue_id: demoIssueId(slug),
      template_id,
      most,
      way,
      price,
      stock,
      budget: stock * most,
      per_player,
      opens_at: opened,
      closes_at: open_days === undefined ? null : new Date(opened.getTime() + open_days * day),
      created_at: opened,
    })
    .execute();
}
