import type { CheckoutLine } from '@mcy/api/mall/orders/contract';
import { useState } from 'react';

type Seen = ReadonlyMap<string, Pick<CheckoutLine, 'price' | 'shipping_fee' | 'deposit'>>;

/**
 * Lines with the amounts that the shopper saw, or last agreed to: what changes while the page is open is shown and asked
 * again. `feesChanged` is true when a shipping fee or a deposit is another one.
 */
export function useSeenPrices(lines: readonly CheckoutLine[] | undefined) {
  const [seen, setSeen] = useState<Seen | null>(null);
  // Once, when they are first read: the page is drawn again before anybody sees it.
  if (seen === null && lines !== undefined) setSeen(amountsOf(lines));
  return {
    lines: (lines ?? []).map((line) => ({ ...line, seen_price: seen?.get(line.variant_id)?.price ?? line.price })),
    feesChanged: (lines ?? []).some(({ variant_id, shipping_fee, deposit }) => {
      const before = seen?.get(variant_id);
      return before !== undefined && (before.shipping_fee !== shipping_fee || before.deposit !== deposit);
    }),
    agree: () => setSeen(amountsOf(lines ?? [])),
  };
}

function amountsOf(lines: readonly CheckoutLine[]): Seen {
  return new Map(lines.map((line) => [line.variant_id, line]));
}
