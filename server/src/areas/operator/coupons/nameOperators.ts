import type { Database } from '../../../platform/db/database.ts';

/** Who decides something. */
export interface Decider {
  operator_id: string;
  /** The second operator; null where one was enough. */
  agreed_by: string | null;
}

/** Records who made, changed or agreed to an issue: they get no coupon of it. */
export async function nameOperators(
  db: Database,
  issue_id: string,
  { operator_id, agreed_by }: Decider,
  now: Date,
): Promise<void> {
  const involved = agreed_by === null ? [operator_id] : [operator_id, agreed_by];
  await db
    .insertInto('coupon_issue_operator')
    .values(involved.map((user_id) => ({ issue_id, user_id, since: now })))
    .onConflict((is) => is.doNothing())
    .execute();
}
