import type { ResponseOf } from '@mcy/api/contract';
import type { readPayoutFile, showAccountNumber } from '@mcy/api/operator/withdrawals/contract';
import { paymentNumber, withdrawalNotFound } from '../../wallet/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { openNumber } from '../../../platform/sealing/sealedNumber.ts';
import { logAction } from '../identity/logAction.ts';
import { payoutMissing, payoutName } from './payouts.ts';
import { writeCsv } from '../../../platform/csv/writeCsv.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    account_number_shown: true;
    payout_file_read: true;
  }
}

interface Reading {
  operator_id: string;
  /** The configuration's secret, which encrypts the numbers. */
  secret: string;
  now: Date;
}

/** The whole account number of a withdrawal; the log names who read it. Refuses `withdrawal_not_found`. */
export async function readAccountNumber(
  db: Database,
  withdrawal_id: string,
  { operator_id, secret, now }: Reading,
): Promise<ResponseOf<typeof showAccountNumber>> {
  const row = await db
    .selectFrom('withdrawal')
    .select('card_number_sealed')
    .where('withdrawal_id', '=', withdrawal_id)
    .executeTakeFirst();
  if (!row) {
    throw new Refusal({ error: 'withdrawal_not_found', message: withdrawalNotFound, field: 'withdrawal_id' });
  }
  await logAction(db, { operator_id, action: 'account_number_shown', subject_id: withdrawal_id, detail: {} }, now);
  return { card_number: openNumber(secret, { kind: 'bank account', row_id: withdrawal_id }, row.card_number_sealed) };
}

const heading = ['reference', 'account_number', 'account_holder', 'bank', 'amount_vnd', 'description'];

/** A payout file for the bank: what it names and was not rejected since. The log names who read it. Refuses `payout_not_found`. */
export async function readPayoutCsv(
  db: Database,
  payout_id: string,
  { operator_id, secret, now }: Reading,
): Promise<ResponseOf<typeof readPayoutFile>> {
  const payout = await db.selectFrom('payout').select('made_at').where('payout_id', '=', payout_id).executeTakeFirst();
  if (!payout) throw payoutMissing();
  const rows = await db
    .selectFrom('withdrawal')
    .select(['withdrawal_id', 'card_number_sealed', 'holder_name', 'bank_name', 'amount', 'fee'])
    .where('payout_id', '=', payout_id)
    .where('status', 'in', ['approved', 'paid'])
    .orderBy('withdrawal_id')
    .execute();
  await logAction(db, { operator_id, action: 'payout_file_read', subject_id: payout_id, detail: {} }, now);
  const lines = rows.map(({ withdrawal_id, card_number_sealed, holder_name, bank_name, amount, fee }) => {
    const number = paymentNumber(withdrawal_id);
    const account = openNumber(secret, { kind: 'bank account', row_id: withdrawal_id }, card_number_sealed);
    return [number, account, holder_name, bank_name, String(amount - fee), `MCY rut tien ${number}`];
  });
  return { name: payoutName(payout_id, payout.made_at), csv: writeCsv([heading, ...lines]) };
}
