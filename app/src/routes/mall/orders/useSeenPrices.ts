import type { CheckoutLine } from '@mcy/api/mall/orders/contract';
import { useState } from 'react';

type Seen = ReadonlyMap<string, number>;

/**
 * Lines with the price that the shopper saw, or last agreed to: what changes while the page is open is shown and asked
 * again.
 */
export function useSeenPrices(lines: readonly CheckoutLine[] | undefined) {
  const [seen, setSeen] = useState<Seen | null>(null);
  // Once, when they are first read: the page is drawn again before anybody sees it.
  if (seen === null && lines !== undefined) setSeen(pricesOf(lines));
  return {
    lines: (lines ?? []).map((line) => ({ ...line, seen_price: seen?.get(line.variant_id) ?? line.price })),
    agree: () => setSeen(pricesOf(lines ?? [])),
  };
}

function pricesOf(lines: readonly CheckoutLine[]): Seen {
  return new Map(lines.map(({ variant_id, price }) => [variant_id, price]));
}
