import type { Database } from '../../../platform/db/database.ts';
import type { StoredCaps } from './Caps.ts';

/** Saves a player's planned caps. */
export async function saveCaps(db: Database, user_id: string, { caps, raise }: StoredCaps): Promise<void> {
  await db
    .updateTable('spending_limit')
    .set({
      day_cap: caps.day,
      week_cap: caps.week,
      month_cap: caps.month,
      raised_day_cap: raise?.caps.day ?? null,
      raised_week_cap: raise?.caps.week ?? null,
      raised_month_cap: raise?.caps.month ?? null,
      raise_at: raise?.takes_effect_at ?? null,
    })
    .where('user_id', '=', user_id)
    .execute();
}
