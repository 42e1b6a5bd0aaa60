import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { followAtOnce } from '../facts/followAtOnce.ts';
import { hasJournals } from '../ledger/hasJournals.ts';
import type { Area } from './Area.ts';
import { demoDays } from './demoDays.ts';

/**
 * Adds what is missing of the demo, all in one transaction. A shop in which no amount was ever moved gets a past as well:
 * every area lives through the same days, so that what happened is written in its order.
 */
export function seedDemo(
  db: Database,
  areas: readonly Area[],
  { now, secret }: { now: Date; secret: string },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('mcy demo'))`.execute(transaction);
    const days = (await hasJournals(transaction)) ? [] : demoDays(now);
    const opened = days[0]?.at(0) ?? now;
    const finds = areas.flatMap((area) => area.finds ?? []);
    for (const area of areas) await area.seedDemo?.(transaction, { opened, now, finds });
    for (const day of days) {
      for (const { demoPast = [] } of areas) {
        for (const live of demoPast) await live(transaction, { ...day, secret });
        await followAtOnce(transaction);
      }
    }
  });
}
