import { demoAccounts, findDemoPeople } from '../../account/door.ts';
import { startPayment } from '../../wallet/door.ts';
import type { DemoDay } from '../../../platform/area/DemoDay.ts';
import type { Database } from '../../../platform/db/database.ts';
import { takeStatement } from './takeStatement.ts';
import { writeCsv } from '../../../platform/csv/writeCsv.ts';

const gateway = { name: 'vietqr', minutes: 24 * 60 } as const;

/** Lets the demo's people pay by transfer on the day before the first start, and an operator upload the bank's statement. */
export async function demoTransfers(db: Database, { ago, at }: DemoDay): Promise<void> {
  if (ago !== 1) return;
  const operator = demoAccounts.find((account) => account.operator)?.sign_in_name ?? '';
  const { user_id: operator_id } = await db
    .selectFrom('bound_name')
    .select('user_id')
    .where('sign_in_name', '=', operator)
    .executeTakeFirstOrThrow();
  const idOf = await findDemoPeople(db);
  const begin = (slug: string, amount: number) => startPayment(db, idOf(slug), amount, { gateway, now: at(0.4) });
  const paid = await begin('hoangyen', 200_000);
  const small = await begin('giabao', 500_000);
  await begin('kimngan', 100_000);
  // The demo's own account finds one under way.
  await startPayment(db, idOf('demo'), 500_000, { gateway, now: at(0.99) });
  const day = at(0.5).toISOString().slice(0, 10);
  const csv = writeCsv([
    ['reference', 'date', 'credit', 'description'],
    ['FT-DEMO-0001', day, '200000', `${paid.reference} chuyen tien`],
    ['FT-DEMO-0002', day, '490000', `MBVCB.3278907687.${small.reference}.CT tu 0071000123456`],
    ['FT-DEMO-0003', day, '100000', 'nap xu cho em voi a'],
    ['FT-DEMO-0004', '31/02/2026', '50000', 'nap xu'],
  ]);
  await takeStatement(
    db,
    { name: `sao-ke-${day}.csv`, csv },
    {
      operator_id,
      config: { transfersOfTwoAbove: 1_000_000 },
      now: at(0.6),
    },
  );
}
