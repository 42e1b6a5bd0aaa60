import type { Database } from '../../../../platform/db/database.ts';

/** The latest transfers that a file holds. */
const most = 200;

/**
 * The sandbox bank's statement as CSV: it believes every payer who says that they sent a transfer. Uploaded by an
 * operator, it credits them.
 */
export async function sandboxStatement(db: Database): Promise<string> {
  const sent = await db
    .selectFrom('payment')
    .select(['reference', 'amount', 'claimed_at'])
    .where('gateway', '=', 'vietqr')
    .where('claimed_at', 'is not', null)
    .orderBy('payment_id', 'desc')
    .limit(most)
    .execute();
  const lines = sent.map(({ reference, amount, claimed_at }) =>
    [`SBXFT${reference.slice(3)}`, claimed_at?.toISOString().slice(0, 10), amount, reference].join(','),
  );
  return ['reference,date,credit,description', ...lines, ''].join('\r\n');
}
