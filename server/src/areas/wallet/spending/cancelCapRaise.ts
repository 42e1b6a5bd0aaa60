import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { capsAt } from './capsAt.ts';
import { saveCaps } from './saveCaps.ts';
import { noCapRaise } from './messages.ts';
import { lockLimits, noLimits } from './readLimits.ts';

/** Cancels a pending raise in the caller's transaction; the current caps stay. Refuses `no_cap_raise`. */
export async function cancelCapRaise(db: Database, user_id: string, now: Date): Promise<void> {
  const limits = (await lockLimits(db, [user_id])).get(user_id);
  const { caps, raise } = capsAt(limits ?? noLimits, now);
  if (raise === null) throw new Refusal({ error: 'no_cap_raise', message: noCapRaise });
  await saveCaps(db, user_id, { caps, raise: null });
}
