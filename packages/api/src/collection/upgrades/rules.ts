import { upgradeLimits } from './words.ts';

/** Chance of a target for what is worth as much, in parts of a million; the rest is the shop's. */
const fairChance = 900_000;

/** Coins and stones that bring the highest chance; what is put in above them is lost. */
export function enoughFor(target_value: number): number {
  return Math.ceil((upgradeLimits.mostChance * target_value) / fairChance);
}

/** Chance of a target in parts of a million, for toys and stones worth `paid`. */
export function chanceOf(paid: number, target_value: number): number {
  // Beyond it, the product would lose its last digits.
  if (paid >= enoughFor(target_value)) return upgradeLimits.mostChance;
  return Math.floor((fairChance * paid) / target_value);
}

/** What is put in without raising the chance any more. */
export function overflowOf(paid: number, target_value: number): number {
  return Math.max(0, paid - enoughFor(target_value));
}
