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
 * Like `readLimits`, with a lock until the transaction ends, so the second of two payments sees what the first spent.
 * Null for a player without limits, where there is nothing to lock. Lock order: the drawn pool, then this, then accounts.
 */
export async function lockLimits(db: Database, user_id: string): Promise<StoredLimits | null> {
  const row = await db
    .selectFrom('spending_limit')
    .selectAll()
    .where('user_id', '=', user_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? limitsOf(row) : null;
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
