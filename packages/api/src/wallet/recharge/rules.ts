import { rechargeBounds } from '../../contract/rules/index.ts';

/** Amounts are suggested in steps of so many coins: a price that ends in hundreds would look like a bill. */
const step = 10_000;

/** Coins to top up for somebody who misses some: rounded up to what may be topped up. */
export function suggestRecharge(missing: number): number {
  const rounded = Math.ceil(missing / step) * step;
  return Math.min(Math.max(rounded, rechargeBounds.least), rechargeBounds.most);
}
