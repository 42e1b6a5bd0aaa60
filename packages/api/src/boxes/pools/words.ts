/** Kinds of mystery box (spec §1). */
export const boxKinds = ['ichiban', 'infinite', 'anime', 'exquisite_life'] as const;

/** Kinds of pool that players pay for: boxes, and pools with a face of their own. */
export const poolKinds = [...boxKinds, 'card_machine', 'lucky_bag'] as const;
export type PoolKind = (typeof poolKinds)[number];

/** The kind of the free daily draw, an infinite pool without a price. It is in no list of boxes. */
export const dailyKind = 'daily';

/** `finite`: tickets drawn without replacement. `infinite`: published probabilities, drawn with replacement. */
export const poolSupplies = ['finite', 'infinite'] as const;
export type PoolSupply = (typeof poolSupplies)[number];

/** What each kind draws from. */
export const supplyOf: Readonly<Record<PoolKind | typeof dailyKind, PoolSupply>> = {
  ichiban: 'finite',
  infinite: 'infinite',
  anime: 'infinite',
  exquisite_life: 'infinite',
  card_machine: 'finite',
  lucky_bag: 'finite',
  daily: 'infinite',
};

/** How rare a prize is, for light and color; the odds table has the exact figures. */
export const rarities = ['common', 'rare', 'epic', 'legendary'] as const;

/** Prizes at a finite pool's end, beside `last`: drawn among all tickets, for the most tickets, on a ticket secret from the start. */
export const endings = ['global', 'arena', 'emperor'] as const;
export type Ending = (typeof endings)[number];

/** A prize that comes on top of a draw: `last` goes to the buyer of a finite pool's last ticket. */
export const bonuses = ['last', ...endings] as const;
export type Bonus = (typeof bonuses)[number];

/** What a prize is: a toy to keep or send home, soul stones for the wallet, or a coupon. */
export const prizeKinds = ['toy', 'stones', 'coupon'] as const;
export type PrizeKind = (typeof prizeKinds)[number];
