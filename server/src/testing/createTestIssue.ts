import { v7 as uuidv7 } from 'uuid';
import type { Insertable } from 'kysely';
import type { Database, Tables } from '../platform/db/database.ts';

type Template = Partial<Insertable<Tables['coupon_template']>>;
type Issue = Partial<Insertable<Tables['coupon_issue']>>;

interface TestIssue {
  /** By default 20.000 off any box, for 30 days. */
  template?: Template & { pool_ids?: readonly string[] };
  /** By default 1.000 free ones, one for each player. */
  issue?: Issue;
}

/** Issues coupons for a test, and returns the issue's id. */
export async function createTestIssue(db: Database, { template = {}, issue = {} }: TestIssue = {}): Promise<string> {
  const [template_id, issue_id] = [uuidv7(), uuidv7()];
  const created_at = new Date('2026-01-01T00:00:00Z');
  const { pool_ids = [], ...terms } = template;
  const { most } = await db
    .insertInto('coupon_template')
    .values({
      template_id,
      name: JSON.stringify({ vn: 'Phiếu thử', zh: '测试券', en: 'Test coupon' }),
      type: 'no_threshold',
      amount_off: terms.type === 'discount' ? null : 20_000,
      least_spend: 0,
      scope: 'any_box',
      valid_days: 30,
      created_at,
      ...terms,
    })
    .returning('most')
    .executeTakeFirstOrThrow();
  if (pool_ids.length > 0) {
    const boxes = pool_ids.map((pool_id) => ({ template_id, pool_id }));
    await db.insertInto('coupon_template_box').values(boxes).execute();
  }
  const stock = issue.stock === undefined ? 1_000 : issue.stock;
  await db
    .insertInto('coupon_issue')
    .values({
      issue_id,
      template_id,
      most,
      way: 'free',
      price: 0,
      stock,
      budget: stock === null ? null : stock * most,
      per_player: 1,
      opens_at: created_at,
      created_at,
      ...issue,
    })
    .execute();
  return issue_id;
}
