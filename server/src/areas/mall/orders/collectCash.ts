import type { Database } from '../../../platform/db/database.ts';
import type { JournalKind } from '../../../platform/ledger/JournalKind.ts';
import { salesAccount } from '../../../platform/ledger/ledgerAccounts.ts';
import { postCredit } from '../../../platform/ledger/postJournal.ts';
import { orderSubject } from './messages.ts';
import { carriersAccount } from './orderAccounts.ts';
import { mallCashBackJournal, mallCashJournal } from './orderJournals.ts';
import type { StoredOrder } from './stepOrder.ts';

type CashOrder = Pick<StoredOrder, 'order_id' | 'number' | 'cash'>;

/** A carrier has collected an order's total, in the caller's transaction; nothing moves when it is 0. */
export function collectCash(db: Database, order: CashOrder, now: Date): Promise<void> {
  return moveCash(db, order, { kind: mallCashJournal, amount: order.cash, now });
}

/** Undoes it for an order whose parcel came back, in the caller's transaction; nothing moves when nothing was collected. */
export function uncollectCash(db: Database, order: CashOrder, now: Date): Promise<void> {
  return moveCash(db, order, { kind: mallCashBackJournal, amount: -order.cash, now });
}

/** Moves an amount from the carriers to the shop's sales. */
async function moveCash(
  db: Database,
  { order_id, number }: CashOrder,
  { kind, amount, now }: { kind: JournalKind; amount: number; now: Date },
): Promise<void> {
  if (amount === 0) return;
  await postCredit(db, {
    kind,
    subject: orderSubject(number),
    reference_id: order_id,
    now,
    postings: [
      { account: carriersAccount, currency: 'balance', amount: -amount },
      { account: salesAccount, currency: 'balance', amount },
    ],
  });
}
