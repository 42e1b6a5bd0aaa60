import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { salesAccount } from '../../../platform/ledger/ledgerAccounts.ts';
import { postCredit } from '../../../platform/ledger/postJournal.ts';
import { notify } from '../../account/door.ts';
import { moveItems } from '../items/moveItems.ts';
import { shippingReturnSubject } from './messages.ts';
import { shippingReturnJournal } from './parcelJournals.ts';
import type { StoredParcel } from './presentParcels.ts';
import { itemsOf, stepParcel } from './stepParcel.ts';

interface Cancellation {
  parcel_id: string;
  by: { actor: 'buyer' | 'operator'; actor_id: string };
  /** Why, as an operator wrote it. */
  reason?: string;
  now: Date;
}

/**
 * Cancels a parcel in the caller's transaction: its toys return to the collection, its fee to the balance. Refuses
 * `parcel_not_found`, `parcel_moved_on`.
 */
export async function cancelParcel(db: Database, { parcel_id, by, reason, now }: Cancellation): Promise<StoredParcel> {
  const parcel = await stepParcel(db, { parcel_id, action: 'cancel', by, note: reason ?? null, now });
  const { user_id, fee, number, carrier } = parcel;
  // The carrier brought its toys back to the warehouse.
  if (carrier !== null) touch(db, 'collection/stock', 'everybody');
  await moveItems(db, {
    move: 'unpack',
    item_ids: await itemsOf(db, parcel_id),
    user_id,
    reference_id: parcel_id,
    now,
  });
  if (fee > 0) {
    await postCredit(db, {
      kind: shippingReturnJournal,
      subject: shippingReturnSubject(number),
      reference_id: parcel_id,
      now,
      postings: [
        { account: salesAccount, currency: 'balance', amount: -fee },
        { account: { user_id }, currency: 'balance', amount: fee },
      ],
    });
  }
  if (by.actor === 'operator') {
    const data = { parcel_id, number, fee, reason: reason ?? '' };
    await notify(db, user_id, { kind: 'parcel_cancelled', data }, now);
  }
  return parcel;
}
