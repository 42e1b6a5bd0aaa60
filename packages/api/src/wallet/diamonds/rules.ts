import { coinsPerDiamond } from '../price/rules.ts';

/** A recharge of this many coins or more brings diamonds. */
export const bonusFrom = 500_000;

/** What share of a recharge they are worth: one in a hundred. */
const share = 100;

/** Diamonds that come with a recharge, whole ones: worth 1 % of it. */
export function bonusDiamonds(recharged: number): number {
  return recharged < bonusFrom ? 0 : Math.floor(recharged / (share * coinsPerDiamond));
}
