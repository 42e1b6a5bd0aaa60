import type { DemoDay } from '../../../platform/area/DemoDay.ts';
import type { Database } from '../../../platform/db/database.ts';
import { findDemoPeople } from '../../account/door.ts';
import { receiveUnits } from '../../collection/door.ts';
import { logAction } from '../identity/logAction.ts';

/** What arrived in the demo's warehouse, by days before the first start: units of each of the scarcest toys. */
const deliveries: Readonly<Record<number, { toys: number; units: number; reason: string }>> = {
  14: { toys: 2, units: 6, reason: 'Lô 10 từ xưởng, phiếu nhập 1042' },
  4: { toys: 1, units: 12, reason: 'Lô 11 từ xưởng, phiếu nhập 1057' },
};

/** Lets the demo's operator receive units of the toys that run low. */
export async function receiveDemoUnits(db: Database, { ago, at }: DemoDay): Promise<void> {
  const delivery = deliveries[ago];
  if (delivery === undefined) return;
  const { toys, units, reason } = delivery;
  const operator_id = (await findDemoPeople(db))('operator');
  const scarcest = await db
    .selectFrom('stock')
    .select('toy_id')
    .orderBy('free')
    .orderBy('toy_id')
    .limit(toys)
    .execute();
  for (const { toy_id } of scarcest) {
    const now = at(0.4);
    await receiveUnits(db, { toy_id, units, reason }, { operator_id, now });
    const detail = { units: String(units), reason };
    await logAction(db, { operator_id, action: 'stock_receive', subject_id: toy_id, detail }, now);
  }
}
