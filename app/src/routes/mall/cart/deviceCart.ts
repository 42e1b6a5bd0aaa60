import type { KeptLine } from '@mcy/api/mall/cart/contract';
import { mostLines, mostPieces } from '@mcy/api/mall/cart/words';
import { createStore, useStore } from '../../../platform/createStore.ts';
import { deviceStorage } from '../../../platform/deviceStorage.ts';

const name = 'cart';
/** The id of the player that the cart waits to join the cart of. */
const takerName = 'cartTaker';

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

/** Sets how many pieces of a version are in it; a new one comes first. False when it has no room for a new one. */
export function keepPieces(line: KeptLine): boolean {
  const lines = readLines();
  const there = lines.some(({ variant_id }) => variant_id === line.variant_id);
  if (!there && lines.length >= mostLines) return false;
  keep(there ? lines.map((other) => (other.variant_id === line.variant_id ? line : other)) : [line, ...lines]);
  return true;
}

export function dropPieces(variant_ids: readonly string[]): void {
  keep(readLines().filter(({ variant_id }) => !variant_ids.includes(variant_id)));
}

/**
 * Says who is signed in, null for nobody. What waited for somebody else's cart is dropped: it may join no stranger's.
 * True when there is something to join.
 */
export function bindDeviceCart(user_id: string | null): boolean {
  const taker = deviceStorage.getItem(takerName);
  if (taker !== null && taker !== user_id) keep([]);
  const waits = user_id !== null && readLines().length > 0;
  if (waits) deviceStorage.setItem(takerName, user_id);
  else if (taker !== null) deviceStorage.removeItem(takerName);
  return waits;
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

/** As the shop's contract takes ids: one wrong line would have all of them refused. */
const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

function isLine(kept: unknown): kept is KeptLine {
  if (typeof kept !== 'object' || kept === null) return false;
  const { variant_id, count, seen_price } = kept as Partial<Record<keyof KeptLine, unknown>>;
  return (
    typeof variant_id === 'string' &&
    uuidShape.test(variant_id) &&
    Number.isInteger(seen_price) &&
    Number(seen_price) >= 0 &&
    Number.isInteger(count) &&
    Number(count) >= 1 &&
    Number(count) <= mostPieces
  );
}
