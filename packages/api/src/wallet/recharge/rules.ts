/** Amounts are suggested in steps of so many coins: a price that ends in hundreds would look like a bill. */
const step = 10_000;

/** What may be topped up at a time, by the contract's rule. */
const least = 50_000;
const most = 100_000_000;

/** Coins to top up for somebody who misses some: rounded up to what may be topped up. */
export function suggestRecharge(missing: number): number {
  return Math.min(Math.max(Math.ceil(missing / step) * step, least), most);
}
