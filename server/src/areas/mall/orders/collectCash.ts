import type { Database } from '../../../platform/db/database.ts';
import { salesAccount } from '../../../platform/ledger/ledgerAccounts.ts';
import { postCredit } from '../../../platform/ledger/postJournal.ts';
import { orderSubject } from './messages.ts';
import { carriersAccount } from './orderAccounts.ts';
import { mallCashBackJournal, mallCashJournal } from './orderJournals.ts';
import type { StoredOrder } from './stepOrder.ts';

/** A carrier has collected an order's total, in the caller's transaction; nothing moves when it is 0. */
export async function collectCash(
  db: Database,
  { order_id, number }: Pick<StoredOrder, 'order_id' | 'number'>,
  cash: number,
  now: Date,
): Promise<void> {
  if (cash === 0) return;
  await postCredit(db, {
    kind: mallCashJournal,
    subject: orderSubject(number),
    reference_id: order_id,
    now,
    postings: [
      { account: carriersAccount, currency: 'balance', amount: -cash },
      { account: salesAccount, currency: 'balance', amount: cash },
    ],
  });
}

/** Undoes it for an order whose parcel came back, in the caller's transaction; nothing moves when nothing was collected. */
export async function uncollectCash(
  db: Database,
  { order_id, number, cash }: Pick<StoredOrder, 'order_id' | 'number' | 'cash'>,
  now: Date,
): Promise<void> {
  if (cash === 0) return;
  await postCredit(db, {
    kind: mallCashBackJournal,
    subject: orderSubject(number),
    reference_id: order_id,
    now,
    postings: [
      { account: salesAccount, currency: 'balance', amount: -cash },
      { account: carriersAccount, currency: 'balance', amount: cash },
    ],
  });
}
