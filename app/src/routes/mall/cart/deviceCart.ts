import type { KeptLine } from '@mcy/api/mall/cart/contract';
import { mostLines, mostPieces } from '@mcy/api/mall/cart/words';
import { createStore, useStore } from '../../../platform/createStore.ts';
import { deviceStorage } from '../../../platform/deviceStorage.ts';

const name = 'cart';

// A page from the server begins without what only the device knows.
const store = createStore<readonly KeptLine[]>(readLines(), []);

/** A guest's cart, which this device keeps; the latest line first. */
export function useDeviceCart(): readonly KeptLine[] {
  return useStore(store);
}

/** The cart as it is now, in the storage that all tabs share. */
export function readDeviceCart(): readonly KeptLine[] {
  return readLines();
}

/** Sets how many pieces of a version are in it; a new one comes first. */
export function keepPieces(line: KeptLine): void {
  const lines = readLines();
  const there = lines.some(({ variant_id }) => variant_id === line.variant_id);
  keep(
    there
      ? lines.map((other) => (other.variant_id === line.variant_id ? line : other))
      : [line, ...lines].slice(0, mostLines),
  );
}

export function dropPieces(variant_ids: readonly string[]): void {
  keep(readLines().filter(({ variant_id }) => !variant_ids.includes(variant_id)));
}

/** Takes note of prices that changed. */
export function noteSeenPrices(prices: ReadonlyMap<string, number>): void {
  keep(readLines().map((line) => ({ ...line, seen_price: prices.get(line.variant_id) ?? line.seen_price })));
}

function keep(lines: readonly KeptLine[]): void {
  deviceStorage.setItem(name, JSON.stringify(lines));
  store.write(lines);
}

/** Anything else that is kept there counts as nothing. */
function readLines(): KeptLine[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isLine).slice(0, mostLines) : [];
  } catch {
    return [];
  }
}

function isLine(kept: unknown): kept is KeptLine {
  if (typeof kept !== 'object' || kept === null) return false;
  const { variant_id, count, seen_price } = kept as Partial<Record<keyof KeptLine, unknown>>;
  return (
    typeof variant_id === 'string' &&
    Number.isInteger(seen_price) &&
    Number.isInteger(count) &&
    Number(count) >= 1 &&
    Number(count) <= mostPieces
  );
}
