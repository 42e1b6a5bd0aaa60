import type { Translated, couponRefusals } from '@mcy/api/contract';
import type { CouponObstacle } from '@mcy/api/coupons/tickets/words';
import { type Purchase, couponObstacle, couponOff, leastSpend } from '@mcy/api/wallet/price/rules';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { sendLater } from '../../../platform/db/sendLater.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import * as messages from './messages.ts';
import { moveCoupon } from './couponMoves.ts';
import { priced } from './presentCoupons.ts';
import { type CouponRow, selectCoupons } from './selectCoupons.ts';

interface CouponOrder {
  user_id: string;
  coupon_id: string;
  purchase: Purchase;
  now: Date;
}

interface CouponUse {
  coupon_id: string;
  /** The purchase. */
  used_for: string;
  /** Coins that it takes off. */
  saved: number;
  now: Date;
}

/** Locked coupons, as the purchases before leave them that are not written yet. */
export interface LockedCoupons {
  /** Coins that a coupon takes off a purchase. Refuses with one of `couponRefusals`. */
  require: (order: CouponOrder) => number;
  /** Uses a coupon up. */
  use: (use: CouponUse) => void;
  /** Saves what was used. */
  save: () => void;
}

/**
 * Locks coupons until the transaction ends, in the order of their ids, by one statement. Every purchase that takes a
 * coupon calls it after locking what is bought, before the player's limits and accounts. Without coupons it asks nothing.
 */
export async function lockCoupons(db: Database, coupon_ids: readonly string[]): Promise<LockedCoupons> {
  const coupons = new Map((await readLocked(db, coupon_ids)).map((row) => [row.coupon_id, row]));
  const uses: (CouponUse & Pick<CouponRow, 'user_id'>)[] = [];
  return {
    require: ({ user_id, coupon_id, purchase, now }) => {
      const row = coupons.get(coupon_id);
      if (!row || row.user_id !== user_id) throw couponNotFoundRefusal();
      if (row.own) throw ownIssueRefusal();
      const coupon = priced(row, now);
      const obstacle = couponObstacle(coupon, purchase, now);
      if (obstacle !== null) throw refusalFor(obstacle, leastSpend(coupon) - purchase.list);
      return couponOff(coupon, purchase.list);
    },
    use: (use) => {
      const row = coupons.get(use.coupon_id);
      const next = row ? moveCoupon(row.state, 'player', 'use') : null;
      if (!row || next !== 'used') throw new Error(`The coupon ${use.coupon_id} was not required before it is used`);
      coupons.set(use.coupon_id, { ...row, state: next });
      uses.push({ ...use, user_id: row.user_id });
    },
    save: () => {
      if (uses.length === 0) return;
      sendLater(db, usedCoupons(uses));
      sendLater(db, countedIssues(uses.map(({ coupon_id }) => coupon_id)));
      for (const { user_id } of uses) touch(db, 'coupons/tickets', user_id);
    },
  };
}

async function readLocked(db: Database, coupon_ids: readonly string[]): Promise<readonly CouponRow[]> {
  if (coupon_ids.length === 0) return [];
  return selectCoupons(db)
    .where('coupon.coupon_id', '=', (is) => is.fn.any(is.val(coupon_ids)))
    .orderBy('coupon.coupon_id')
    .forNoKeyUpdate('coupon')
    .execute();
}

function usedCoupons(uses: readonly CouponUse[]) {
  return sql`
    update coupon set state = 'used', used_at = told.used_at, used_for = told.used_for, saved = told.saved
    from unnest(
      ${uses.map(({ coupon_id }) => coupon_id)}::uuid[], ${uses.map(({ used_for }) => used_for)}::uuid[],
      ${uses.map(({ saved }) => saved)}::bigint[], ${uses.map(({ now }) => now)}::timestamptz[]
    ) as told (coupon_id, used_for, saved, used_at)
    where coupon.coupon_id = told.coupon_id`;
}

/** Counts used coupons at their issues, which are locked in the order of their ids. */
function countedIssues(coupon_ids: readonly string[]) {
  return sql`
    with added as (
      select issue_id, count(*)::integer as used, sum(saved)::bigint as saved
      from coupon where coupon_id = any(${coupon_ids}::uuid[]) group by issue_id
    ), locked as (
      select issue_id from coupon_issue where issue_id in (select issue_id from added) order by issue_id for no key update
    )
    update coupon_issue issue set used = issue.used + added.used, saved = issue.saved + added.saved
    from added join locked using (issue_id) where issue.issue_id = added.issue_id`;
}

const refusals: Readonly<
  Record<
    CouponObstacle,
    { error: keyof typeof couponRefusals; message: Translated | ((missing: number) => Translated) }
  >
> = {
  used: { error: 'coupon_used', message: messages.couponUsed },
  expired: { error: 'coupon_expired', message: messages.couponExpired },
  unclaimed: { error: 'coupon_unclaimed', message: messages.couponUnclaimed },
  scope: { error: 'coupon_not_here', message: messages.couponNotHere },
  not_yet: { error: 'coupon_not_yet', message: messages.couponNotYet },
  threshold: { error: 'coupon_threshold', message: messages.couponThreshold },
};

function refusalFor(obstacle: CouponObstacle, missing: number): Refusal {
  const { error, message } = refusals[obstacle];
  return new Refusal({
    error,
    message: typeof message === 'function' ? message(missing) : message,
    field: 'coupon_id',
  });
}

export function ownIssueRefusal(): Refusal {
  return new Refusal({ error: 'coupon_of_own_issue', message: messages.couponOfOwnIssue, field: 'coupon_id' });
}

export function couponNotFoundRefusal(): Refusal {
  return new Refusal({ error: 'coupon_not_found', message: messages.couponNotFound, field: 'coupon_id' });
}
