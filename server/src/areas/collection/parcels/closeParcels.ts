import type { Database } from '../../../platform/db/database.ts';
import { eachDue } from '../../../platform/jobs/eachDue.ts';
import { notify } from '../../account/door.ts';
import { receiveParcel } from './receiveParcel.ts';

/** The name of the job. */
export const closingJob = 'parcels received by themselves';

/** Counts parcels as received whose time has come. On several processes at once, each takes others. */
export function closeParcels(db: Database, now: Date): Promise<number> {
  return eachDue(
    db,
    {
      job: closingJob,
      take: (transaction, failed) => nextDue(transaction, failed, now),
      work: async (transaction, parcel_id) => {
        const closing = { parcel_id, by: { actor: 'shop', actor_id: null }, now } as const;
        const { user_id, number } = await receiveParcel(transaction, closing);
        await notify(transaction, user_id, { kind: 'parcel_closed', data: { parcel_id, number } }, now);
      },
    },
    now,
  );
}

async function nextDue(db: Database, failed: readonly string[], now: Date): Promise<string | null> {
  const due = await db
    .selectFrom('parcel')
    .select('parcel_id')
    .where('closes_at', '<=', now)
    .where('parcel_id', '<>', (is) => is.fn<string>('all', [is.val(failed)]))
    .orderBy('closes_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return due?.parcel_id ?? null;
}
