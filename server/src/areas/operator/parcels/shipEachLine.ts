import type { Locale, Translated } from '@mcy/api/contract';
import type { ShippedLines } from '@mcy/api/operator/parcels/contract';
import { type ShipmentFault, type ShipmentLine, readShipments } from '@mcy/api/operator/parcels/rules';

/** What an operator ships by lines, such as parcels. */
interface Shippable<Found> {
  /** What is wrong with a line, and what to do. */
  words: Readonly<Record<ShipmentFault, Translated>>;
  /** Locks what the numbers name, in the order of ids; by number. */
  lock: (numbers: readonly number[]) => Promise<ReadonlyMap<number, Found>>;
  /** Why the line's number cannot be shipped, also when it names nothing; null when it can. */
  reasonAgainst: (found: Found | undefined) => Translated | null;
  ship: (found: Found, shipment: Pick<ShipmentLine, 'carrier' | 'tracking_number'>) => Promise<void>;
}

/** Ships what the lines name that can be used, in the caller's transaction, and says what is wrong with the others. */
export async function shipEachLine<Found>(
  lines: string,
  locale: Locale,
  { words, lock, reasonAgainst, ship }: Shippable<Found>,
): Promise<ShippedLines> {
  const { shipments, faults } = readShipments(lines);
  const refused = faults.map(({ line, fault }) => ({ line, reason: words[fault] }));
  const known = await lock(shipments.map(({ number }) => number));
  let shipped = 0;
  for (const { line, number, carrier, tracking_number } of shipments) {
    const found = known.get(number);
    const reason = reasonAgainst(found);
    if (reason) refused.push({ line, reason });
    else if (found) {
      await ship(found, { carrier, tracking_number });
      shipped += 1;
    }
  }
  return {
    shipped,
    refused: refused
      .toSorted((first, second) => first.line - second.line)
      .map(({ line, reason }) => ({ line, reason: reason[locale] })),
  };
}
