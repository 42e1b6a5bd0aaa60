import type { Database } from '../../../platform/db/database.ts';
import type { JournalKind } from '../../../platform/ledger/JournalKind.ts';
import { salesAccount } from '../../../platform/ledger/ledgerAccounts.ts';
import { postCredit } from '../../../platform/ledger/postJournal.ts';
import { orderSubject } from './messages.ts';
import type { StoredOrder } from './stepOrder.ts';

/** Coins of a deposit of cash on delivery that return with the receipt. */
export function depositHeld({ method, paid, received_at }: StoredOrder): number {
  return method === 'cod' && received_at === null ? paid : 0;
}

/** Coins go back to an order's buyer, in the caller's transaction; nothing moves when there are none. */
export async function returnMoney(
  db: Database,
  { user_id, number }: Pick<StoredOrder, 'user_id' | 'number'>,
  { kind, reference_id, amount, now }: { kind: JournalKind; reference_id: string; amount: number; now: Date },
): Promise<void> {
  if (amount === 0) return;
  await postCredit(db, {
    kind,
    subject: orderSubject(number),
    reference_id,
    now,
    postings: [
      { account: salesAccount, currency: 'balance', amount: -amount },
      { account: { user_id }, currency: 'balance', amount },
    ],
  });
}
