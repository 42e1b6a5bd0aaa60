import { text } from '../../contract/rules/text.ts';
import { trackingNumber } from '../../contract/rules/trackingNumber.ts';

/** A line that names a parcel, its carrier and its tracking number. */
export interface ShipmentLine {
  /** Counted from 1, as an editor shows it. */
  line: number;
  number: number;
  carrier: string;
  tracking_number: string;
}

/** What is wrong with a line. */
export const shipmentFaults = ['columns', 'number', 'carrier', 'tracking_number', 'twice'] as const;
export type ShipmentFault = (typeof shipmentFaults)[number];

export interface ReadShipments {
  shipments: readonly ShipmentLine[];
  faults: readonly { line: number; fault: ShipmentFault }[];
}

/** The longest name of a carrier. */
export const longestCarrier = 40;

const carrierName = text(longestCarrier);

/**
 * Reads lines of "parcel number, carrier, tracking number", as a spreadsheet copies or exports them: between commas,
 * semicolons or tabs, with or without quotes and a heading.
 */
export function readShipments(lines: string): ReadShipments {
  const shipments: ShipmentLine[] = [];
  const faults: { line: number; fault: ShipmentFault }[] = [];
  const seen = new Set<number>();
  for (const [index, written] of lines.split(/\r\n|\r|\n/).entries()) {
    if (written.trim() === '') continue;
    const line = index + 1;
    const cells = written
      .replace(/^\uFEFF/, '')
      .split(/[\t;,]/)
      .map((cell) =>
        cell
          .trim()
          .replace(/^"(.*)"$/, '$1')
          .trim(),
      );
    const [number = '', carrier = '', tracking_number = ''] = cells;
    // A heading says no number.
    if (index === 0 && !/\d/.test(number)) continue;
    const fault = faultOf(cells, seen);
    if (fault !== null) {
      faults.push({ line, fault });
      continue;
    }
    seen.add(Number(number));
    shipments.push({ line, number: Number(number), carrier, tracking_number });
  }
  return { shipments, faults };
}

function faultOf([number = '', carrier = '', tracking_number = '', ...rest]: string[], seen: ReadonlySet<number>) {
  if (tracking_number === '' || rest.some((cell) => cell !== '')) return 'columns';
  if (!/^\d{1,12}$/.test(number)) return 'number';
  if (!carrierName.safeParse(carrier).success) return 'carrier';
  if (!trackingNumber.safeParse(tracking_number).success) return 'tracking_number';
  return seen.has(Number(number)) ? 'twice' : null;
}
