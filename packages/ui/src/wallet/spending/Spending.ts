/** Periods that a cap is for; a week begins on Monday. */
export const spendingPeriods = ['day', 'week', 'month'] as const;
export type SpendingPeriod = (typeof spendingPeriods)[number];

/** Lengths of a cool-off: 24 hours, 7 days, 30 days. */
export const coolOffLengths = ['day', 'week', 'month'] as const;
export type CoolOffLength = (typeof coolOffLengths)[number];

/** Coins spent in a period. */
export interface PeriodSpending {
  spent: number;
  /** Coins that may be spent in it; null for no cap. */
  cap: number | null;
  /** ISO 8601 UTC. */
  resets_at: string;
}

/** Caps in coins; null for none. */
export type SpendingCaps = Readonly<Record<SpendingPeriod, number | null>>;

/** What a player spent, and the limits they set themselves. */
export interface Spending extends Readonly<Record<SpendingPeriod, PeriodSpending>> {
  /** Caps that hold from a time on; null where no raise waits. */
  raise: (SpendingCaps & { takes_effect_at: string }) | null;
  /** ISO 8601 UTC; null when nothing is in the way. */
  cool_off_until: string | null;
  /** Lengths that a cool-off begun now can have. */
  cool_off_choices: readonly CoolOffLength[];
}
