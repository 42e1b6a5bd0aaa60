import type { Selectable } from 'kysely';
import type { Database, Tables } from '../../../platform/db/database.ts';
import type { StoredCaps } from './Caps.ts';

/** A player's limits as stored. */
export interface StoredLimits extends StoredCaps {
  cool_off_until: Date | null;
}

/** A player without limits. */
export const noLimits: StoredLimits = {
  caps: { day: null, week: null, month: null },
  raise: null,
  cool_off_until: null,
};

/** A player's stored limits, regardless of time. */
export async function readLimits(db: Database, user_id: string): Promise<StoredLimits> {
  const row = await db.selectFrom('spending_limit').selectAll().where('user_id', '=', user_id).executeTakeFirst();
  return row ? limitsOf(row) : noLimits;
}

/**
 * The stored limits of those players who have some, locked until the transaction ends. Lock order: the drawn pools, then
 * these by player, then accounts.
 */
export async function lockLimits(db: Database, user_ids: readonly string[]): Promise<Map<string, StoredLimits>> {
  const rows = await db
    .selectFrom('spending_limit')
    .selectAll()
    .where('user_id', '=', (is) => is.fn.any(is.val(user_ids)))
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.user_id, limitsOf(row)]));
}

function limitsOf(row: Selectable<Tables['spending_limit']>): StoredLimits {
  return {
    caps: { day: row.day_cap, week: row.week_cap, month: row.month_cap },
    raise: row.raise_at && {
      caps: { day: row.raised_day_cap, week: row.raised_week_cap, month: row.raised_month_cap },
      takes_effect_at: row.raise_at,
    },
    cool_off_until: row.cool_off_until,
  };
}
