import { type ChosenParts, type PriceLine, priceLine } from '@mcy/api/wallet/price/rules';

interface Purse {
  stone: number;
  diamond: number;
}

/** What of a player's stones and diamonds a box takes. */
export function usableParts(
  { stone, diamond }: Purse,
  { diamonds_allowed }: { diamonds_allowed: boolean },
): ChosenParts {
  return { stones: stone, diamonds: diamonds_allowed ? diamond : 0 };
}

/** A price with the parts that the player chose, as far as they have them and the price takes them. */
export function lineWith(list: number, coupon: number, choice: ChosenParts, usable: ChosenParts): PriceLine {
  return priceLine(list, coupon, {
    stones: Math.min(choice.stones, usable.stones),
    diamonds: Math.min(choice.diamonds, usable.diamonds),
  });
}
