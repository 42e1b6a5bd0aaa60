import { type WaitingWork, mostWaiting } from '../../../platform/area/WaitingWork.ts';

/** Payments to look into, and lines of statements to decide: the trouble of a transfer waits as its line. */
export const paymentsWaiting: WaitingWork = {
  topic: 'operator/payments',
  right: 'money',
  read: async (db) => {
    const [payments, lines] = await Promise.all([
      db
        .selectFrom('payment')
        .select('trouble_since as since')
        .where('trouble_since', 'is not', null)
        .where('gateway', '<>', 'vietqr')
        .orderBy('payment_id')
        .limit(mostWaiting + 1)
        .execute(),
      db
        .selectFrom('bank_line')
        .innerJoin('bank_statement', 'bank_statement.statement_id', 'bank_line.statement_id')
        .select('uploaded_at as since')
        .where('stage', '=', 'to_decide')
        .orderBy('line_id')
        .limit(mostWaiting + 1)
        .execute(),
    ]);
    return [...payments, ...lines]
      .flatMap(({ since }) => (since === null ? [] : [since]))
      .toSorted((one, other) => one.getTime() - other.getTime())
      .slice(0, mostWaiting + 1);
  },
};
