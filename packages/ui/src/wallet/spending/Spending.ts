/** Periods of a cap; a week begins on Monday. */
export const spendingPeriods = ['day', 'week', 'month'] as const;
export type SpendingPeriod = (typeof spendingPeriods)[number];

/** Lengths of a cool-off: 24 hours, 7 days, 30 days. */
export const coolOffLengths = ['day', 'week', 'month'] as const;
export type CoolOffLength = (typeof coolOffLengths)[number];

/** Coins spent in a period. */
export interface PeriodSpending {
  spent: number;
  /** Spending cap in coins; null for no cap. */
  cap: number | null;
  /** ISO 8601 UTC. */
  resets_at: string;
}

/** Caps in coins; null for none. */
export type SpendingCaps = Readonly<Record<SpendingPeriod, number | null>>;

/** A player's spending, and the limits they set. */
export interface Spending extends Readonly<Record<SpendingPeriod, PeriodSpending>> {
  /** Future caps; null without a pending raise. */
  raise: (SpendingCaps & { takes_effect_at: string }) | null;
  /** ISO 8601 UTC; null when nothing blocks spending. */
  cool_off_until: string | null;
  /** Possible lengths of a new cool-off. */
  cool_off_choices: readonly CoolOffLength[];
}
