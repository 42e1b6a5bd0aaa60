import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { sendLater } from '../../../platform/db/sendLater.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { type NewCoupon, insertCoupons } from './issueCoupons.ts';

/** Coupons that are won, as the wins before leave them that are not written yet. */
export interface CouponStock {
  /** Gives a player a usable coupon and returns its id; null when there is none for them. */
  give: (coupon: { issue_id: string; user_id: string; now: Date }) => string | null;
  /** Saves what was given. */
  save: () => void;
}

interface StockRow {
  issue_id: string;
  left: number | null;
  per_player: number;
  opens_at: Date;
  closes_at: Date | null;
  paused: boolean;
}

/**
 * Locks issues until the transaction ends, in the order of their ids, and reads what these players have of them. Without
 * issues it asks nothing.
 */
export async function lockCouponStock(
  db: Database,
  issue_ids: readonly string[],
  user_ids: readonly string[],
): Promise<CouponStock> {
  const [issues, held] =
    issue_ids.length === 0
      ? [[], new Map<string, number>()]
      : await Promise.all([lockIssues(db, issue_ids), countHeldOf(db, issue_ids, user_ids)]);
  const stock = new Map(issues.map((issue) => [issue.issue_id, issue]));
  const given: Required<Pick<NewCoupon, 'coupon_id' | 'issue_id' | 'user_id' | 'state' | 'now'>>[] = [];
  return {
    give: ({ issue_id, user_id, now }) => {
      const issue = stock.get(issue_id);
      const has = held.get(keyOf({ issue_id, user_id })) ?? 0;
      if (!issue || !isOpen(issue, now) || issue.left === 0 || has >= issue.per_player) return null;
      if (issue.left !== null) issue.left -= 1;
      held.set(keyOf({ issue_id, user_id }), has + 1);
      const coupon_id = uuidv7();
      given.push({ coupon_id, issue_id, user_id, state: 'usable', now });
      return coupon_id;
    },
    save: () => {
      if (given.length === 0) return;
      sendLater(db, insertCoupons(given));
      for (const { user_id } of given) touch(db, 'coupons/tickets', user_id);
    },
  };
}

function isOpen({ opens_at, closes_at, paused }: StockRow, now: Date): boolean {
  return !paused && opens_at <= now && (closes_at === null || now < closes_at);
}

function lockIssues(db: Database, issue_ids: readonly string[]): Promise<StockRow[]> {
  return db
    .selectFrom('coupon_issue')
    .select(['issue_id', 'per_player', 'opens_at', 'closes_at', 'paused'])
    .select((is) => is('stock', '-', is.ref('issued')).as('left'))
    .where('issue_id', '=', (is) => is.fn.any(is.val(issue_ids)))
    .orderBy('issue_id')
    .forNoKeyUpdate()
    .execute();
}

async function countHeldOf(
  db: Database,
  issue_ids: readonly string[],
  user_ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ issue_id: string; user_id: string; held: number }>`
    select issue_id, user_id, count(*)::integer as held from coupon
    where issue_id = any(${issue_ids}::uuid[]) and user_id = any(${user_ids}::uuid[])
    group by issue_id, user_id`.execute(db);
  return new Map(rows.map((row) => [keyOf(row), row.held]));
}

function keyOf({ issue_id, user_id }: { issue_id: string; user_id: string }): string {
  return `${issue_id} ${user_id}`;
}
