import type { DemoDay } from '../../../platform/area/DemoDay.ts';
import type { Database } from '../../../platform/db/database.ts';
import { findDemoPeople } from '../../account/door.ts';
import { demoRecharges } from './demoRecharges.ts';
import { settlePayment } from './settlePayment.ts';
import { demoGateway, startPayment } from './startPayment.ts';

/** How long the gateway takes to report a payment, as a share of the day. */
const takes = 0.0005;

/** Lets the demo's people top up on a day, by ordinary payments. */
export async function rechargeForDemo(db: Database, { ago, at }: DemoDay): Promise<void> {
  const recharges = demoRecharges[ago] ?? [];
  if (recharges.length === 0) return;
  const idOf = await findDemoPeople(db);
  for (const [place, [slug, amount]] of recharges.entries()) {
    const share = 0.2 + (place * 0.1) / recharges.length;
    const { payment_id } = await startPayment(db, idOf(slug), amount, { gateway: demoGateway, now: at(share) });
    const transaction_id = `DEMO-${ago}-${place + 1}`;
    await settlePayment(
      db,
      { gateway: 'sandbox', payment_id, amount, currency: 'VND', outcome: 'approved', transaction_id },
      { source: 'notification', now: at(share + takes) },
    );
  }
}
