import type { Selectable } from 'kysely';
import type { Database, Tables } from '../../../platform/db/database.ts';
import type { KeptCaps } from './Caps.ts';

/** What a player limits themselves to, as it is kept. */
export interface KeptLimits extends KeptCaps {
  cool_off_until: Date | null;
}

/** A player who never limited anything. */
export const noLimits: KeptLimits = { caps: { day: null, week: null, month: null }, raise: null, cool_off_until: null };

/** A player's limits as they are kept, whatever the time. */
export async function readLimits(db: Database, user_id: string): Promise<KeptLimits> {
  const row = await db.selectFrom('spending_limit').selectAll().where('user_id', '=', user_id).executeTakeFirst();
  return row ? limitsOf(row) : noLimits;
}

/**
 * As `readLimits`, held until the transaction ends, so that of two payments at once the second sees what the first spent.
 * Null for a player without limits, who has nothing to be held by. Order of locks: what is drawn from, then this, then accounts.
 */
export async function holdLimits(db: Database, user_id: string): Promise<KeptLimits | null> {
  const row = await db
    .selectFrom('spending_limit')
    .selectAll()
    .where('user_id', '=', user_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? limitsOf(row) : null;
}

function limitsOf(row: Selectable<Tables['spending_limit']>): KeptLimits {
  return {
    caps: { day: row.day_cap, week: row.week_cap, month: row.month_cap },
    raise: row.raise_at && {
      caps: { day: row.raised_day_cap, week: row.raised_week_cap, month: row.raised_month_cap },
      takes_effect_at: row.raise_at,
    },
    cool_off_until: row.cool_off_until,
  };
}
