import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { shipParcels as call } from '@mcy/api/operator/parcels/contract';
import type { Database } from '../../../platform/db/database.ts';
import { shipParcel } from '../../collection/door.ts';
import { logAction } from '../identity/logAction.ts';
import { noSuchParcel, notPacking, shipmentFaultWords } from './messages.ts';
import { shipEachLine } from './shipEachLine.ts';

interface Shipments {
  lines: string;
  operator_id: string;
  locale: Locale;
  now: Date;
}

/** Ships the parcels of the lines that can be used, in the caller's transaction, and says what is wrong with the others. */
export function shipLines(
  db: Database,
  { lines, operator_id, locale, now }: Shipments,
): Promise<ResponseOf<typeof call>> {
  return shipEachLine(lines, locale, {
    words: shipmentFaultWords,
    lock: (numbers) => lockByNumber(db, numbers),
    reasonAgainst: (found) => (!found ? noSuchParcel : found.state === 'packing' ? null : notPacking),
    ship: async ({ parcel_id }, shipment) => {
      await shipParcel(db, { parcel_id, operator_id, ...shipment, now });
      await logAction(db, { operator_id, action: 'parcel_ship', subject_id: parcel_id, detail: { ...shipment } }, now);
    },
  });
}

async function lockByNumber(db: Database, numbers: readonly number[]) {
  const rows = await db
    .selectFrom('parcel')
    .select(['parcel_id', 'number', 'state'])
    .where('number', '=', (is) => is.fn.any(is.val(numbers)))
    .orderBy('parcel_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.number, row]));
}
