import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { notify } from '../../account/door.ts';
import { receiveParcel } from './receiveParcel.ts';

/** Counts parcels as received whose time has come. On several processes at once, each takes others. */
export async function closeParcels(db: Database, now: Date): Promise<number> {
  for (let closed = 0; ; closed++) {
    if (!(await inTransaction(db, (transaction) => closeNext(transaction, now)))) return closed;
  }
}

async function closeNext(db: Database, now: Date): Promise<boolean> {
  const due = await db
    .selectFrom('parcel')
    .select('parcel_id')
    .where('closes_at', '<=', now)
    .orderBy('closes_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!due) return false;
  const { parcel_id } = due;
  const { user_id, number } = await receiveParcel(db, { parcel_id, by: { actor: 'shop', actor_id: null }, now });
  await notify(db, user_id, { kind: 'parcel_closed', data: { parcel_id, number } }, now);
  return true;
}
