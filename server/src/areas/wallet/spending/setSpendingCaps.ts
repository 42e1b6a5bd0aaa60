import type { Database } from '../../../platform/db/database.ts';
import type { Caps } from './Caps.ts';
import { saveCaps } from './saveCaps.ts';
import { openLimits } from './openLimits.ts';
import { planCaps } from './planCaps.ts';

/** Sets a player's caps, in the caller's transaction: stricter ones apply at once, looser ones after 24 h. */
export async function setSpendingCaps(db: Database, user_id: string, wanted: Caps, now: Date): Promise<void> {
  const limits = await openLimits(db, user_id);
  await saveCaps(db, user_id, planCaps(limits, wanted, now));
}
