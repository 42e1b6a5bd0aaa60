import { formatMoney } from './formatMoney.ts';
import type { Locale } from './locales.ts';

/** The largest denominator that readers still grasp: above it, a fraction is rounded. */
const graspable = 200;

/**
 * Formats a probability as a fraction: “1 in 69”, or “1/69” outside English. Exact where its denominator is small, else
 * rounded; show the exact percentage beside it.
 */
export function formatChance(weight: number, totalWeight: number, locale: Locale): string {
  const [part, whole] = fractionOf(weight, totalWeight);
  return locale === 'en'
    ? `${formatMoney(part)} in ${formatMoney(whole)}`
    : `${formatMoney(part)}/${formatMoney(whole)}`;
}

function fractionOf(weight: number, totalWeight: number): readonly [number, number] {
  const divisor = gcd(weight, totalWeight);
  if (divisor === 0) return [0, 1];
  const [part, whole] = [weight / divisor, totalWeight / divisor];
  if (part <= 1 || whole <= graspable) return [part, whole];
  const share = weight / totalWeight;
  return share < 0.1 ? [1, Math.round(1 / share)] : [Math.round(share * 100), 100];
}

function gcd(one: number, other: number): number {
  return other === 0 ? one : gcd(other, one % other);
}
