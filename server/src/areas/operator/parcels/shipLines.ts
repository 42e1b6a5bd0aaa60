import type { Locale, ResponseOf, Translated } from '@mcy/api/contract';
import type { shipParcels as call } from '@mcy/api/operator/parcels/contract';
import { type ShipmentLine, readShipments } from '@mcy/api/operator/parcels/rules';
import type { Database } from '../../../platform/db/database.ts';
import { shipParcel } from '../../collection/door.ts';
import { logAction } from '../identity/logAction.ts';
import { noSuchParcel, notPacking, shipmentFaultWords } from './messages.ts';

interface Shipments {
  lines: string;
  operator_id: string;
  locale: Locale;
  now: Date;
}

/** Ships the parcels of the lines that can be used, in the caller's transaction, and says what is wrong with the others. */
export async function shipLines(
  db: Database,
  { lines, operator_id, locale, now }: Shipments,
): Promise<ResponseOf<typeof call>> {
  const { shipments, faults } = readShipments(lines);
  const refused = faults.map(({ line, fault }) => ({ line, reason: shipmentFaultWords[fault] }));
  const parcels = await lockByNumber(db, shipments);
  let shipped = 0;
  for (const { line, number, carrier, tracking_number } of shipments) {
    const parcel = parcels.get(number);
    const reason: Translated | null = !parcel ? noSuchParcel : parcel.state === 'packing' ? null : notPacking;
    if (!parcel || reason) {
      refused.push({ line, reason: reason ?? noSuchParcel });
      continue;
    }
    const { parcel_id } = parcel;
    await shipParcel(db, { parcel_id, operator_id, carrier, tracking_number, now });
    const detail = { carrier, tracking_number };
    await logAction(db, { operator_id, action: 'parcel_ship', subject_id: parcel_id, detail }, now);
    shipped += 1;
  }
  return {
    shipped,
    refused: refused
      .toSorted((first, second) => first.line - second.line)
      .map(({ line, reason }) => ({ line, reason: reason[locale] })),
  };
}

async function lockByNumber(db: Database, shipments: readonly ShipmentLine[]) {
  const numbers = shipments.map(({ number }) => number);
  const rows = await db
    .selectFrom('parcel')
    .select(['parcel_id', 'number', 'state'])
    .where('number', '=', (is) => is.fn.any(is.val(numbers)))
    .orderBy('parcel_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.number, row]));
}
