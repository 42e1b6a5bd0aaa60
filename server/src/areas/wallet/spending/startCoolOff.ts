import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { type CoolOffLength, coolOffEnd } from './coolOffEnd.ts';
import { coolOffNotLonger } from './messages.ts';
import { openLimits } from './openLimits.ts';

/** Starts or extends a cool-off, in the caller's transaction. Refuses `cool_off_not_longer` when it would shorten one. */
export async function startCoolOff(db: Database, user_id: string, length: CoolOffLength, now: Date): Promise<void> {
  const { cool_off_until: running } = await openLimits(db, user_id);
  const cool_off_until = coolOffEnd(length, now);
  if (running !== null && running >= cool_off_until) {
    throw new Refusal({ error: 'cool_off_not_longer', message: coolOffNotLonger(running), field: 'length' });
  }
  await db.updateTable('spending_limit').set({ cool_off_until }).where('user_id', '=', user_id).execute();
}
